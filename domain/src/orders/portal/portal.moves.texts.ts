import { defineTexts } from '../../kernel/texts'

export const portalMoveTexts = defineTexts({
  actionsOf: { en: 'Actions for {{code}}', id: 'Tindakan untuk {{code}}' },

  confirm: { en: 'Confirm down payment', id: 'Konfirmasi uang muka' },
  confirmTitle: {
    en: 'Confirm the down payment of {{amount}}?',
    id: 'Konfirmasi uang muka sebesar {{amount}}?',
  },
  confirmText: {
    en: 'Make sure that the money has arrived. After that, you can pick the packages.',
    id: 'Pastikan dananya sudah masuk. Setelah itu paket dapat diambil.',
  },
  confirmOfEndedText: {
    en: 'Make sure that the money has arrived. The order has ended, so you will have to refund it.',
    id: 'Pastikan dananya sudah masuk. Pesanan sudah berakhir, sehingga dana itu harus dikembalikan.',
  },
  refuse: { en: 'Reject proof', id: 'Tolak bukti' },
  refuseTitle: { en: 'Reject the proof of {{code}}?', id: 'Tolak bukti {{code}}?' },
  refuseText: {
    en: 'The buyer sees the reason and can upload another proof.',
    id: 'Pembeli melihat alasannya dan dapat mengunggah bukti lain.',
  },
  refuseOfEndedText: {
    en: 'The buyer sees the reason and can upload another proof. The order has ended, so there is nothing to refund unless the money arrives.',
    id: 'Pembeli melihat alasannya dan dapat mengunggah bukti lain. Pesanan sudah berakhir, sehingga tidak ada yang harus dikembalikan selama dananya belum masuk.',
  },
  refund: { en: 'Record refund', id: 'Catat pengembalian' },
  refundTitle: { en: 'Record the refund of {{amount}}', id: 'Catat pengembalian dana {{amount}}' },
  refundText: {
    en: 'The buyer sees the proof. You can record the refund only once.',
    id: 'Pembeli melihat buktinya. Pengembalian dana hanya dapat dicatat sekali.',
  },
  refundProof: { en: 'Proof of the refund', id: 'Bukti pengembalian dana' },
  refundProofRequired: { en: 'A proof is required.', id: 'Bukti wajib diunggah.' },
  uploadRuns: {
    en: 'Wait until the file has been uploaded.',
    id: 'Tunggu sampai berkas selesai diunggah.',
  },
  note: { en: 'Note', id: 'Catatan' },

  pick: { en: 'Start picking', id: 'Mulai ambil' },
  makeReady: { en: 'Ready to Ship', id: 'Siap Dikirim' },
  ship: { en: 'Ship', id: 'Kirim' },
  shipTitle: { en: 'Ship {{code}}', id: 'Kirim {{code}}' },
  courier: { en: 'Courier', id: 'Kurir' },
  courierHelp: {
    en: 'Optional. Choose a courier or enter its name.',
    id: 'Opsional. Pilih kurir atau ketik namanya.',
  },
  ownCourier: { en: 'Own courier', id: 'Kurir sendiri' },
  trackingNumber: { en: 'Tracking number', id: 'Nomor resi' },
  trackingHelp: { en: 'Optional.', id: 'Opsional.' },
  setShipping: { en: 'Set shipping cost', id: 'Atur biaya pengiriman' },
  shippingTitle: { en: 'Shipping cost of {{code}}', id: 'Biaya pengiriman {{code}}' },
  shippingCost: { en: 'Shipping cost (Rp.)', id: 'Biaya pengiriman (Rp.)' },
  shippingHelp: {
    en: 'In whole rupiah; 0 if shipping is free.',
    id: 'Dalam rupiah bulat; 0 jika gratis.',
  },
  shippingWrong: {
    en: 'Enter whole rupiah from 0 to {{most}}.',
    id: 'Isi rupiah bulat dari 0 sampai {{most}}.',
  },
  cancel: { en: 'Cancel package', id: 'Batalkan paket' },
  cancelTitle: { en: 'Cancel {{code}}?', id: 'Batalkan {{code}}?' },
  cancelText: {
    en: 'Its items return to your stock, and the buyer sees the reason. This can’t be undone.',
    id: 'Barangnya kembali ke stok Anda, dan pembeli melihat alasannya. Tindakan ini tidak dapat diurungkan.',
  },
  pickList: { en: 'Pick list', id: 'Daftar pengambilan' },
  deliveryNote: { en: 'Delivery note', id: 'Surat jalan' },

  change: { en: 'Change', id: 'Ubah' },
  changeOf: { en: 'Change {{item}}', id: 'Ubah {{item}}' },
  changeTitle: { en: 'Change {{item}}', id: 'Ubah {{item}}' },
  changeText: {
    en: 'The buyer decides. Until then, the current figures apply and you cannot ship the package.',
    id: 'Pembeli yang memutuskan. Sampai saat itu, angka saat ini berlaku dan paket tidak dapat dikirim.',
  },
  propose: { en: 'Propose change', id: 'Usulkan perubahan' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  quantityHelp: {
    en: 'Up to {{most}}. Enter 0 if it cannot be delivered.',
    id: 'Maksimal {{most}}. Isi 0 jika tidak dapat dikirim.',
  },
  quantityWrong: {
    en: 'Enter a number from 0 to {{most}}, with up to two decimals.',
    id: 'Isi angka dari 0 sampai {{most}}, maksimal dua desimal.',
  },
  cantDeliver: { en: "Can't be delivered", id: 'Tidak dapat dikirim' },
  price: { en: 'Unit price (Rp.)', id: 'Harga satuan (Rp.)' },
  priceHelp: { en: 'Before discount and tax.', id: 'Sebelum diskon dan pajak.' },
  priceWrong: {
    en: 'Enter a price above 0, up to {{most}}, with up to two decimals.',
    id: 'Isi harga di atas 0, maksimal {{most}}, dengan maksimal dua desimal.',
  },
  unchanged: {
    en: 'Change the quantity or the price.',
    id: 'Ubah jumlah atau harganya.',
  },
  figures: { en: 'Calculation', id: 'Perhitungan' },
  now: { en: 'Now', id: 'Sekarang' },
  later: { en: 'After', id: 'Sesudah' },
  difference: { en: 'Difference', id: 'Selisih' },
  orderTotal: { en: 'Order total', id: 'Total pesanan' },
  discountPrice: {
    en: 'Price after {{discount}} discount',
    id: 'Harga setelah diskon {{discount}}',
  },
  unitPrice: { en: 'Unit price', id: 'Harga satuan' },
  subtotal: { en: 'Subtotal including tax', id: 'Subtotal termasuk pajak' },
  takeBack: { en: 'Withdraw', id: 'Tarik' },
  takeBackOf: { en: 'Withdraw the change of {{item}}', id: 'Tarik perubahan {{item}}' },
  takeBackTitle: {
    en: 'Withdraw the change of {{item}}?',
    id: 'Tarik perubahan {{item}}?',
  },
  takeBackText: {
    en: 'The current quantity and price remain, and the buyer has nothing to decide.',
    id: 'Jumlah dan harga saat ini tetap berlaku, dan pembeli tidak perlu memutuskan.',
  },

  selectedOne: { en: '1 order selected', id: '1 pesanan dipilih' },
  selected: { en: '{{count}} orders selected', id: '{{count}} pesanan dipilih' },
  askPick: { en: 'Start picking {{count}} packages?', id: 'Mulai ambil {{count}} paket?' },
  askPickOne: { en: 'Start picking 1 package?', id: 'Mulai ambil 1 paket?' },
  askReady: {
    en: 'Mark {{count}} packages as ready to ship?',
    id: 'Tandai {{count}} paket siap dikirim?',
  },
  askReadyOne: { en: 'Mark 1 package as ready to ship?', id: 'Tandai 1 paket siap dikirim?' },
  askShip: { en: 'Ship {{count}} packages?', id: 'Kirim {{count}} paket?' },
  askShipOne: { en: 'Ship 1 package?', id: 'Kirim 1 paket?' },
  oneMoved: { en: '1 package updated', id: '1 paket diproses' },
  allMoved: { en: 'All {{count}} packages updated', id: 'Semua {{count}} paket diproses' },
  someMoved: { en: '{{done}} of {{count}} updated', id: '{{done}} dari {{count}} diproses' },
  trackingOf: { en: 'Tracking number of {{code}}', id: 'Nomor resi {{code}}' },
})
