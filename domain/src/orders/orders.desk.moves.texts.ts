import { defineTexts } from '../kernel/texts'

export const portalMoveTexts = defineTexts({
  actionsOf: { en: 'What to do with {{code}}', id: 'Tindakan untuk {{code}}' },

  confirm: { en: 'Confirm down payment', id: 'Konfirmasi uang muka' },
  confirmTitle: {
    en: 'Confirm the down payment of {{amount}}?',
    id: 'Konfirmasi uang muka sebesar {{amount}}?',
  },
  confirmText: {
    en: 'Make sure that the money has arrived. The packages can be picked then.',
    id: 'Pastikan uangnya sudah masuk. Setelah itu paket dapat diambil.',
  },
  confirmOfEndedText: {
    en: 'Make sure that the money has arrived. The order has ended: the money will then have to be returned.',
    id: 'Pastikan uangnya sudah masuk. Pesanan sudah berakhir: uang itu lalu harus dikembalikan.',
  },
  refuse: { en: 'Refuse proof', id: 'Tolak bukti' },
  refuseTitle: { en: 'Refuse the proof of {{code}}?', id: 'Tolak bukti {{code}}?' },
  refuseText: {
    en: 'The buyer reads the reason and sends another proof.',
    id: 'Pembeli membaca alasannya dan mengirim bukti lain.',
  },
  refuseOfEndedText: {
    en: 'The buyer reads the reason, and may send another proof. The order has ended: without the money nothing has to be returned.',
    id: 'Pembeli membaca alasannya dan boleh mengirim bukti lain. Pesanan sudah berakhir: tanpa uangnya tidak ada yang harus dikembalikan.',
  },
  refund: { en: 'Record the return', id: 'Catat pengembalian' },
  refundTitle: { en: 'Record the return of {{amount}}', id: 'Catat pengembalian {{amount}}' },
  refundText: {
    en: 'The buyer sees the proof. It can be recorded only once.',
    id: 'Pembeli melihat buktinya. Hanya dapat dicatat sekali.',
  },
  refundProof: { en: 'Proof of the return', id: 'Bukti pengembalian' },
  refundProofRequired: { en: 'A proof is required.', id: 'Bukti wajib diunggah.' },
  uploadRuns: {
    en: 'Wait until the file has been sent.',
    id: 'Tunggu sampai berkas selesai dikirim.',
  },
  note: { en: 'Note', id: 'Catatan' },

  pick: { en: 'Start picking', id: 'Mulai ambil' },
  makeReady: { en: 'Ready to Ship', id: 'Siap Dikirim' },
  ship: { en: 'Ship', id: 'Kirim' },
  shipTitle: { en: 'Ship {{code}}', id: 'Kirim {{code}}' },
  courier: { en: 'Courier', id: 'Kurir' },
  courierHelp: {
    en: 'Choose one or type its name. May stay empty.',
    id: 'Pilih atau ketik namanya. Boleh dikosongkan.',
  },
  ownCourier: { en: 'Own courier', id: 'Kurir sendiri' },
  trackingNumber: { en: 'Tracking number', id: 'Nomor resi' },
  trackingHelp: { en: 'May stay empty.', id: 'Boleh dikosongkan.' },
  setShipping: { en: 'Set shipping cost', id: 'Atur biaya pengiriman' },
  shippingTitle: { en: 'Shipping cost of {{code}}', id: 'Biaya pengiriman {{code}}' },
  shippingCost: { en: 'Shipping cost (Rp.)', id: 'Biaya pengiriman (Rp.)' },
  shippingHelp: {
    en: 'Whole rupiah; 0 where it is free.',
    id: 'Rupiah bulat; 0 jika gratis.',
  },
  shippingWrong: {
    en: 'Whole rupiah from 0 to {{most}}.',
    id: 'Rupiah bulat dari 0 sampai {{most}}.',
  },
  cancel: { en: 'Cancel package', id: 'Batalkan paket' },
  cancelTitle: { en: 'Cancel {{code}}?', id: 'Batalkan {{code}}?' },
  cancelText: {
    en: 'Its items return to your stock, and the buyer reads the reason. This can’t be undone.',
    id: 'Barangnya kembali ke stok Anda, dan pembeli membaca alasannya. Tidak dapat dibatalkan lagi.',
  },
  pickList: { en: 'Pick list', id: 'Daftar ambil' },
  deliveryNote: { en: 'Delivery note', id: 'Surat jalan' },

  change: { en: 'Change', id: 'Ubah' },
  changeOf: { en: 'Change {{item}}', id: 'Ubah {{item}}' },
  changeTitle: { en: 'Change {{item}}', id: 'Ubah {{item}}' },
  changeText: {
    en: 'The buyer decides. Until then the present figures count, and the package can’t be shipped.',
    id: 'Pembeli yang memutuskan. Sampai saat itu angka sekarang berlaku, dan paket tidak dapat dikirim.',
  },
  propose: { en: 'Propose change', id: 'Usulkan perubahan' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  quantityHelp: {
    en: 'At most {{most}}; 0: it can’t be delivered.',
    id: 'Paling banyak {{most}}; 0: tidak dapat dikirim.',
  },
  quantityWrong: {
    en: 'A number from 0 to {{most}}, at most two decimals.',
    id: 'Angka dari 0 sampai {{most}}, paling banyak dua desimal.',
  },
  cantDeliver: { en: "Can't be delivered", id: 'Tidak dapat dikirim' },
  price: { en: 'Price of one (Rp.)', id: 'Harga satuan (Rp.)' },
  priceHelp: { en: 'Before discount and tax.', id: 'Sebelum diskon dan pajak.' },
  priceWrong: {
    en: 'A price above 0, at most {{most}}, at most two decimals.',
    id: 'Harga di atas 0, paling banyak {{most}}, paling banyak dua desimal.',
  },
  unchanged: {
    en: 'Change the quantity or the price.',
    id: 'Ubah jumlah atau harganya.',
  },
  figures: { en: 'What it comes to', id: 'Hasilnya' },
  now: { en: 'Now', id: 'Sekarang' },
  later: { en: 'Then', id: 'Menjadi' },
  difference: { en: 'Difference', id: 'Selisih' },
  orderTotal: { en: 'Order total', id: 'Total pesanan' },
  discountPrice: {
    en: 'Price after {{discount}} discount',
    id: 'Harga setelah diskon {{discount}}',
  },
  unitPrice: { en: 'Price of one', id: 'Harga satuan' },
  subtotal: { en: 'Subtotal with tax', id: 'Subtotal dengan pajak' },
  takeBack: { en: 'Take back', id: 'Tarik kembali' },
  takeBackOf: { en: 'Take back the change of {{item}}', id: 'Tarik kembali perubahan {{item}}' },
  takeBackTitle: {
    en: 'Take back the change of {{item}}?',
    id: 'Tarik kembali perubahan {{item}}?',
  },
  takeBackText: {
    en: 'What stands now stays as it is, and the buyer has nothing to decide.',
    id: 'Yang berlaku sekarang tetap, dan pembeli tidak perlu memutuskan.',
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
  oneMoved: { en: '1 package moved', id: '1 paket diproses' },
  allMoved: { en: 'All {{count}} packages moved', id: 'Semua {{count}} paket diproses' },
  someMoved: { en: '{{done}} of {{count}} moved', id: '{{done}} dari {{count}} diproses' },
  trackingOf: { en: 'Tracking number of {{code}}', id: 'Nomor resi {{code}}' },
})
