import { defineTexts } from '../kernel/texts'

/** The history of each line of an order, for both sides. */
export const ledgerTexts = defineTexts({
  heading: { en: 'Line ledger', id: 'Riwayat barang' },
  search: { en: 'Search items', id: 'Cari barang' },
  noLines: {
    en: 'No items match this search.',
    id: 'Tidak ada barang yang cocok dengan pencarian ini.',
  },
  clear: { en: 'Clear search', id: 'Hapus pencarian' },
  openPage: { en: 'Open all', id: 'Buka semua' },
  closePage: { en: 'Close all', id: 'Tutup semua' },
  stepsOf: { en: 'Steps of {{name}}', id: 'Langkah {{name}}' },
  step: { en: 'STEP', id: 'LANGKAH' },
  quantity: { en: 'QTY', id: 'JML' },
  amount: { en: 'AMOUNT', id: 'NILAI' },
  who: { en: 'WHO', id: 'OLEH' },
  when: { en: 'WHEN', id: 'WAKTU' },
  note: { en: 'NOTE', id: 'CATATAN' },
  was: { en: 'was {{value}}', id: 'semula {{value}}' },

  ordered: { en: 'Ordered', id: 'Dipesan' },
  changed: { en: 'Changed by vendor', id: 'Diubah vendor' },
  'taken-back': { en: 'Change withdrawn', id: 'Perubahan ditarik' },
  accepted: { en: 'Approved by buyer', id: 'Disetujui pembeli' },
  rejected: { en: 'Rejected by buyer', id: 'Ditolak pembeli' },
  canceled: { en: 'Canceled', id: 'Dibatalkan' },
  shipped: { en: 'Shipped', id: 'Dikirim' },
  received: { en: 'Received', id: 'Barang diterima' },
  corrected: { en: 'Receipt corrected', id: 'Penerimaan dikoreksi' },
  returned: { en: 'Receipt returned', id: 'Penerimaan dikembalikan' },
  approved: { en: 'Receipt approved', id: 'Penerimaan disetujui' },
  invoiced: { en: 'Invoiced', id: 'Ditagih' },
  'invoice-withdrawn': { en: 'Invoice withdrawn', id: 'Faktur ditarik' },
  paid: { en: 'Paid', id: 'Dibayar' },
})

export const orderDetailTexts = defineTexts({
  title: { en: 'Purchase order details', id: 'Detail Pesanan Pembelian' },
  missing: { en: 'This order was not found.', id: 'Pesanan ini tidak ditemukan.' },
  missingHelp: {
    en: 'Look for it in the list of purchase orders.',
    id: 'Cari di daftar pesanan pembelian.',
  },
  toList: { en: 'All purchase orders', id: 'Semua pesanan pembelian' },
  details: { en: 'Details', id: 'Rincian' },
  totals: { en: 'Totals', id: 'Total' },
  itemsTotal: { en: 'Items', id: 'Barang' },
  stillToPay: { en: 'Still to be paid', id: 'Masih harus dibayar' },
  orderedBy: { en: 'Ordered by', id: 'Dipesan oleh' },
  deliverTo: { en: 'Deliver to', id: 'Dikirim ke' },
  downPayment: { en: 'Down payment', id: 'Uang muka' },
  refundDue: { en: 'Refund due', id: 'Harus dikembalikan' },
  openProof: { en: 'Open the proof', id: 'Buka bukti' },
  timelineOf: { en: 'Timeline of {{code}}', id: 'Linimasa {{code}}' },
})

/** Spec 2 §2, §8: a buyer's actions on orders and their confirmations. */
export const orderScreenTexts = defineTexts({
  byVendor: { en: 'Vendor', id: 'Vendor' },
  byDate: { en: 'Date Range', id: 'Rentang Tanggal' },
  byCode: { en: 'Order ID', id: 'Nomor Pesanan' },
  byAuthor: { en: 'Author', id: 'Pembuat' },
  byDepartment: { en: 'Department', id: 'Departemen' },
  searchEmptyHelp: {
    en: 'Nothing in this tab matches the search. Change it, or clear it to see all.',
    id: 'Tidak ada yang cocok dengan pencarian di tab ini. Ubah, atau hapus untuk melihat semuanya.',
  },
  clearSearch: { en: 'Clear search', id: 'Hapus pencarian' },
  showAllItems: { en: 'Show all {{count}} items', id: 'Tampilkan semua {{count}} barang' },
  showFewItems: { en: 'Show fewer items', id: 'Tampilkan lebih sedikit barang' },

  columnOrder: { en: 'Order', id: 'Pesanan' },
  columnNext: { en: 'Next step', id: 'Langkah berikutnya' },
  columnDate: { en: 'Date', id: 'Tanggal' },
  showOrder: { en: 'Show the items of {{code}}', id: 'Tampilkan barang {{code}}' },
  hideOrder: { en: 'Hide the items of {{code}}', id: 'Sembunyikan barang {{code}}' },
  showAllOrders: { en: 'Show all items', id: 'Tampilkan semua barang' },
  hideAllOrders: { en: 'Hide all items', id: 'Sembunyikan semua barang' },
  nextNew: { en: 'The vendor prepares the goods', id: 'Vendor menyiapkan barang' },
  nextPick: { en: 'The vendor packs the goods', id: 'Vendor mengemas barang' },
  nextReady: { en: 'The vendor ships the goods', id: 'Vendor mengirim barang' },
  nextShipped: { en: 'The goods are on their way', id: 'Barang dalam perjalanan' },
  nextDelivered: { en: 'Goods received', id: 'Barang diterima' },
  nextPaid: { en: 'Goods received and paid', id: 'Barang diterima dan sudah dibayar' },
  nextCanceled: { en: 'Canceled', id: 'Dibatalkan' },
  payDownPayment: { en: 'Pay the down payment', id: 'Bayar uang muka' },
  proveAgain: { en: 'Upload another proof of payment', id: 'Unggah ulang bukti pembayaran' },
  refundDue: { en: 'Refund of {{amount}} due', id: 'Pengembalian dana {{amount}} belum diterima' },
  receiptReturned: { en: 'Correct the receipt', id: 'Perbaiki penerimaan' },
  receiveOne: { en: '1 package to receive', id: '1 paket siap diterima' },
  receiveCount: { en: '{{count}} packages to receive', id: '{{count}} paket siap diterima' },

  proposal: { en: 'The vendor changed this item', id: 'Vendor mengubah barang ini' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  price: { en: 'Price', id: 'Harga' },
  subTotal: { en: 'Subtotal', id: 'Subtotal' },
  becomes: { en: '{{was}} becomes {{is}}', id: '{{was}} menjadi {{is}}' },
  reason: { en: 'Reason', id: 'Alasan' },
  cannotDeliver: {
    en: 'The vendor can’t deliver this item. If you approve, it is canceled.',
    id: 'Vendor tidak dapat mengirim barang ini. Jika Anda menyetujuinya, barang ini dibatalkan.',
  },
  approve: { en: 'Approve', id: 'Setujui' },
  reject: { en: 'Reject', id: 'Tolak' },
  approveItem: { en: 'Approve {{name}}', id: 'Setujui {{name}}' },
  rejectItem: { en: 'Reject {{name}}', id: 'Tolak {{name}}' },
  waitingCount: {
    en: '{{count}} items are waiting for your approval',
    id: '{{count}} barang menunggu persetujuan Anda',
  },
  waitingElsewhere: {
    en: '{{count}} items are waiting for approval',
    id: '{{count}} barang menunggu persetujuan',
  },
  waitingOne: {
    en: '1 item is waiting for your approval',
    id: '1 barang menunggu persetujuan Anda',
  },
  waitingOneElsewhere: {
    en: '1 item is waiting for approval',
    id: '1 barang menunggu persetujuan',
  },
  approveAll: { en: 'Approve all', id: 'Setujui semua' },
  rejectAll: { en: 'Reject all', id: 'Tolak semua' },
  approveAllOf: { en: 'Approve all of {{code}}', id: 'Setujui semua barang {{code}}' },
  rejectAllOf: { en: 'Reject all of {{code}}', id: 'Tolak semua barang {{code}}' },
  confirmApprove: {
    en: 'Approve this item?',
    id: 'Yakin ingin menyetujui barang ini?',
  },
  confirmReject: {
    en: 'Reject this item?',
    id: 'Yakin ingin menolak barang ini?',
  },
  confirmApproveAll: {
    en: 'Approve {{count}} items?',
    id: 'Yakin ingin menyetujui {{count}} barang?',
  },
  confirmRejectAll: {
    en: 'Reject {{count}} items?',
    id: 'Yakin ingin menolak {{count}} barang?',
  },
  approveMeans: {
    en: '{{name}}: the vendor’s proposal applies from now on.',
    id: '{{name}}: usulan vendor akan berlaku.',
  },
  approveCancels: {
    en: '{{name}} can’t be delivered and will be canceled.',
    id: '{{name}} tidak dapat dikirim dan akan dibatalkan.',
  },
  rejectMeans: {
    en: '{{name}} is canceled and not delivered.',
    id: '{{name}} dibatalkan dan tidak dikirim.',
  },
  approveAllMeans: {
    en: 'The vendor’s proposals apply from now on. Items that can’t be delivered are canceled.',
    id: 'Usulan vendor akan berlaku. Barang yang tidak dapat dikirim akan dibatalkan.',
  },
  rejectAllMeans: {
    en: 'All of them are canceled and not delivered.',
    id: 'Semuanya dibatalkan dan tidak dikirim.',
  },

  downPayment: { en: 'Down payment', id: 'Uang muka' },
  payHelp: {
    en: 'Pay this amount to the vendor, then upload an image of the proof.',
    id: 'Bayar jumlah ini ke vendor, lalu unggah gambar buktinya.',
  },
  lapsedHelp: {
    en: 'No payment is needed any more. If you have already sent this amount, upload the proof. Once the vendor confirms it, the money is owed back to you.',
    id: 'Pembayaran tidak diperlukan lagi. Jika dananya sudah Anda kirim, unggah buktinya. Setelah dikonfirmasi vendor, dana itu harus dikembalikan kepada Anda.',
  },
  submit: { en: 'Submit', id: 'Kirim' },
  waitingVendor: { en: 'Waiting Vendor Confirmation', id: 'Menunggu Konfirmasi Vendor' },
  proofRefused: {
    en: 'The vendor rejected the proof. Upload another one.',
    id: 'Vendor menolak buktinya. Unggah bukti lain.',
  },
  proofRefusedElsewhere: {
    en: 'The vendor rejected the proof.',
    id: 'Vendor menolak buktinya.',
  },
  refundDueHelp: {
    en: 'The vendor owes you this part of the down payment.',
    id: 'Vendor harus mengembalikan bagian uang muka ini.',
  },
  openRefund: { en: 'Open the proof of the refund', id: 'Buka bukti pengembalian dana' },

  courier: { en: 'Courier', id: 'Kurir' },
  trackingNumber: { en: 'Tracking number', id: 'Nomor resi' },
  createInbound: { en: 'Create INBOUND', id: 'Buat INBOUND' },
  createInboundOf: { en: 'Create INBOUND of {{code}}', id: 'Buat INBOUND dari {{code}}' },
  viewReceipt: { en: 'View goods receipt', id: 'Lihat penerimaan' },
  viewReceiptOf: { en: 'View goods receipt of {{code}}', id: 'Lihat penerimaan barang {{code}}' },

  cancelOrder: { en: 'Cancel order', id: 'Batalkan pesanan' },
  cancelPackage: { en: 'Cancel package', id: 'Batalkan paket' },
  cancelOf: { en: 'Cancel {{code}}', id: 'Batalkan {{code}}' },
  cancelOneText: {
    en: 'Package {{code}} is canceled and not delivered. This can’t be undone.',
    id: 'Paket {{code}} dibatalkan dan tidak dikirim. Tindakan ini tidak dapat diurungkan.',
  },
  cancelSeveralText: {
    en: 'These packages are canceled and not delivered. This can’t be undone.',
    id: 'Paket berikut dibatalkan dan tidak dikirim. Tindakan ini tidak dapat diurungkan.',
  },
  cancelPaid: {
    en: 'A proof of the down payment was uploaded. Once the vendor confirms it, the remaining amount becomes a refund due.',
    id: 'Bukti uang muka sudah diunggah. Setelah vendor mengonfirmasinya, sisanya harus dikembalikan.',
  },
  cancelUnproven: {
    en: 'If you have already paid the down payment, upload its proof first: after canceling, the requested amount may be lower.',
    id: 'Jika uang muka sudah dibayar, unggah buktinya dahulu: setelah pembatalan, jumlah yang diminta dapat berkurang.',
  },
  keep: { en: 'Back', id: 'Kembali' },
  cancelReason: { en: 'Reason', id: 'Alasan' },
  cancelReasonHelp: { en: 'The vendor will see it.', id: 'Vendor akan melihatnya.' },
  reasonRequired: { en: 'Reason is required', id: 'Alasan wajib diisi' },
  canceledBy: { en: 'Canceled by {{user}}, {{date}}', id: 'Dibatalkan oleh {{user}}, {{date}}' },
})
