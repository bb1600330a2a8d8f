import { shortageReasons } from '../kernel/status.texts'
import { defineTexts } from '../kernel/texts'

/** The printed goods receipt: PDF file and print view. */
export const receiptPaperTexts = defineTexts({
  kind: { en: 'GOODS RECEIPT NOTE', id: 'PENERIMAAN BARANG' },
  refused: { en: 'Returned by the vendor', id: 'Dikembalikan oleh vendor' },
  receivedBy: { en: 'Received by', id: 'Diterima oleh' },
  deliveredBy: { en: 'Delivered by', id: 'Dikirim oleh' },
  receivedOn: { en: 'Received on', id: 'Diterima pada' },
  orderedOn: { en: 'Ordered on', id: 'Dipesan pada' },
  references: { en: 'Reference documents', id: 'Dokumen referensi' },
  order: { en: 'Purchase order', id: 'Pesanan pembelian' },
  package: { en: 'Package', id: 'Paket' },
  columnShipped: { en: 'SHIPPED', id: 'DIKIRIM' },
  columnReceived: { en: 'RECEIVED', id: 'DITERIMA' },
  columnMissing: { en: 'MISSING', id: 'KURANG' },

  print: { en: 'Print receipt', id: 'Cetak penerimaan' },
  pdf: { en: 'Download PDF', id: 'Unduh PDF' },
})

/** The server's confirmations after moves of a goods receipt (Spec 2 §8: a toast with the server's message). */
export const receiptReplies = defineTexts({
  created: {
    en: 'Goods receipt submitted. The vendor confirms it.',
    id: 'Penerimaan barang dikirim. Vendor akan mengonfirmasinya.',
  },
  corrected: {
    en: 'Goods receipt corrected. The vendor confirms it again.',
    id: 'Penerimaan barang dikoreksi. Vendor akan mengonfirmasinya lagi.',
  },
  approved: { en: 'Goods receipt approved', id: 'Penerimaan barang disetujui' },
  approvedOfNothing: {
    en: 'Goods receipt approved. Nothing was received, so the package is canceled.',
    id: 'Penerimaan barang disetujui. Tidak ada yang diterima, jadi paket dibatalkan.',
  },
  returned: {
    en: 'Goods receipt returned. The buyer corrects it.',
    id: 'Penerimaan barang dikembalikan. Pembeli akan mengoreksinya.',
  },
})

export const shortageTexts = defineTexts({
  label: { en: 'Reason', id: 'Alasan' },
  labelOf: { en: 'Reason for the shortage of {{name}}', id: 'Alasan kekurangan {{name}}' },
  none: { en: 'No reason given', id: 'Tanpa alasan' },
  ...shortageReasons,
})

/** Spec 2 §2, §4, §5: goods receipt notes and the entry of received quantities. */
export const receiptTexts = defineTexts({
  heading: { en: 'Good Receive Note', id: 'Penerimaan Barang' },
  empty: {
    en: 'You dont have any active orders yet!',
    id: 'Anda belum memiliki pesanan aktif!',
  },
  emptyHelp: {
    en: 'Packages that vendors have shipped appear here. Receive them with Create INBOUND.',
    id: 'Paket yang dikirim vendor tampil di sini. Terima dengan Buat INBOUND.',
  },
  toShipped: { en: 'Open shipped orders', id: 'Buka pesanan yang dikirim' },
  noneYet: { en: 'Nothing has been received yet.', id: 'Belum ada yang diterima.' },
  noneYetHelp: {
    en: 'Packages to receive are listed above.',
    id: 'Paket yang perlu diterima ada di atas.',
  },

  awaited: { en: 'To receive', id: 'Perlu diterima' },
  inboundOf: { en: 'Create INBOUND of {{code}}', id: 'Buat INBOUND dari {{code}}' },
  shippedOn: { en: 'Shipped {{date}}', id: 'Dikirim {{date}}' },
  itemCount: { en: '{{count}} items', id: '{{count}} barang' },
  oneItem: { en: '1 item', id: '1 barang' },
  showMore: { en: 'Show more', id: 'Tampilkan lebih banyak' },

  noneFound: {
    en: 'No receipts match this search.',
    id: 'Tidak ada penerimaan yang cocok dengan pencarian ini.',
  },
  needRevision: { en: 'Need Revision GRN', id: 'Perlu Revisi GRN' },
  receipts: { en: 'Goods receipts', id: 'Penerimaan barang' },
  receipt: { en: 'Receipt', id: 'Penerimaan' },
  byVendor: { en: 'Vendor', id: 'Vendor' },
  byOrder: { en: 'Order ID', id: 'Nomor Pesanan' },
  byPackage: { en: 'Package', id: 'Paket' },
  byReceipt: { en: 'Receipt code', id: 'Kode Penerimaan' },
  byDate: { en: 'Date Range', id: 'Rentang Tanggal' },
  allStatuses: { en: 'All statuses', id: 'Semua status' },
  withEnded: { en: 'Include ended orders', id: 'Sertakan pesanan yang sudah selesai' },
  openedReceipt: { en: 'The receipt you opened', id: 'Penerimaan yang Anda buka' },
  receiptMissing: {
    en: 'Receipt {{code}} was not found.',
    id: 'Penerimaan {{code}} tidak ditemukan.',
  },
  showAll: { en: 'Show all receipts', id: 'Tampilkan semua penerimaan' },

  vendor: { en: 'Vendor', id: 'Vendor' },
  order: { en: 'Order', id: 'Pesanan' },
  package: { en: 'Package', id: 'Paket' },
  received: { en: 'Received', id: 'Diterima' },
  receivedBy: { en: '{{date}} by {{name}}', id: '{{date}} oleh {{name}}' },
  total: { en: 'Total received', id: 'Total diterima' },
  columnOrdered: { en: 'ORDERED', id: 'DIPESAN' },
  columnReceived: { en: 'RECEIVED', id: 'DITERIMA' },
  columnDifference: { en: 'DIFFERENCE', id: 'SELISIH' },
  complete: { en: 'Complete', id: 'Lengkap' },
  short: { en: '{{count}} short', id: 'Kurang {{count}}' },
  nothing: { en: 'Nothing received', id: 'Tidak ada yang diterima' },
  reasonOf: { en: 'Returned by the vendor: {{reason}}', id: 'Dikembalikan vendor: {{reason}}' },
  correct: { en: 'CORRECTION GRN', id: 'KOREKSI GRN' },

  inbound: { en: 'Create INBOUND', id: 'Buat INBOUND' },
  submit: { en: 'Submit INBOUND', id: 'Kirim INBOUND' },
  receivedAll: { en: 'Received all', id: 'Semua diterima' },
  receivedAllHelp: {
    en: 'Count the goods item by item. “Received all” fills the fields that are still empty.',
    id: 'Hitung barang satu per satu. “Semua diterima” mengisi kolom yang masih kosong.',
  },
  ordered: { en: 'Ordered {{count}}', id: 'Dipesan {{count}}' },
  receivedOf: { en: 'Received quantity of {{name}}', id: 'Jumlah {{name}} yang diterima' },
  wholeOf: { en: 'All {{count}} of {{name}} received', id: 'Semua {{count}} {{name}} diterima' },
  whole: { en: 'All {{count}}', id: 'Semua {{count}}' },
  noteOf: { en: 'Note on {{name}}', id: 'Catatan untuk {{name}}' },
  note: { en: 'Note', id: 'Catatan' },
  missing: {
    en: 'Enter the quantity received, 0 for nothing.',
    id: 'Isi jumlah yang diterima, 0 jika tidak ada.',
  },
  unclear: {
    en: 'Enter a number with at most two decimals, like 12,5.',
    id: 'Isi angka dengan maksimal dua desimal, seperti 12,5.',
  },
  receiver: { en: 'Received by', id: 'Diterima oleh' },
  receiverMissing: { en: 'Enter who received the goods.', id: 'Isi nama penerima barang.' },
  receivedOn: { en: 'Received on', id: 'Diterima pada' },
  receivedNow: { en: 'Now', id: 'Sekarang' },
  receivedOnHelp: {
    en: 'If empty: the moment you submit.',
    id: 'Jika kosong: saat Anda mengirim.',
  },
  summary: { en: 'Summary', id: 'Ringkasan' },
  enteredOf: { en: '{{done}} of {{count}} entered', id: '{{done}} dari {{count}} diisi' },
  inFullOf: {
    en: '{{done}} of {{count}} received in full',
    id: '{{done}} dari {{count}} diterima penuh',
  },
  allInFull: { en: 'All received in full', id: 'Semua diterima penuh' },
  shortCount: { en: '{{count}} short', id: '{{count}} kurang' },
  differs: {
    en: '{{name}}: {{received}} of {{ordered}}',
    id: '{{name}}: {{received}} dari {{ordered}}',
  },
  allZero: {
    en: 'Nothing was received: once the vendor approves, the package is canceled.',
    id: 'Tidak ada yang diterima: setelah vendor menyetujui, paket dibatalkan.',
  },
  keptHere: {
    en: 'Saved on this device as you type',
    id: 'Tersimpan di perangkat ini saat diketik',
  },
  notKept: {
    en: 'This browser cannot save your entries. Leave the page open until they are sent.',
    id: 'Peramban ini tidak dapat menyimpan isian Anda. Biarkan halaman terbuka sampai terkirim.',
  },
  outdated: {
    en: 'The receipt has changed since you typed this.',
    id: 'Penerimaan ini berubah sejak Anda mengisinya.',
  },
  keepTyped: { en: 'Use my entries', id: 'Pakai isian saya' },
  beginAnew: { en: 'Start over', id: 'Mulai dari awal' },
  refused: { en: 'Not accepted', id: 'Ditolak' },
  sendLater: {
    en: 'Will be sent when the network returns',
    id: 'Akan dikirim saat jaringan kembali',
  },
  sendLaterHelp: {
    en: 'Saved on this device. You may close this page; the receipt is sent once you are online here again.',
    id: 'Tersimpan di perangkat ini. Halaman ini boleh ditutup; penerimaan dikirim begitu Anda kembali daring di sini.',
  },
  waits: { en: 'Waiting for the network', id: 'Menunggu jaringan' },
  offlineHere: {
    en: 'No network: saved here, sent later',
    id: 'Tanpa jaringan: disimpan, dikirim nanti',
  },
  sending: { en: 'Sending…', id: 'Mengirim…' },
  edit: { en: 'Edit again', id: 'Ubah lagi' },
  sent: { en: 'Sent', id: 'Terkirim' },
  back: { en: 'Back', id: 'Kembali' },
  toList: { en: 'All receipts', id: 'Semua penerimaan' },
  toReceipt: { en: 'Open the receipt', id: 'Buka penerimaan' },
  notShipped: {
    en: 'This package cannot be received now.',
    id: 'Paket ini tidak dapat diterima sekarang.',
  },
  notShippedHelp: {
    en: 'Only shipped packages can be received, and only receipts that the vendor returned can be corrected.',
    id: 'Hanya paket yang dikirim yang dapat diterima, dan hanya penerimaan yang dikembalikan vendor yang dapat dikoreksi.',
  },
  notAllowed: {
    en: 'Your role can see receipts, but not enter them.',
    id: 'Peran Anda dapat melihat penerimaan, tetapi tidak dapat mengisinya.',
  },
  packageMissing: { en: 'Package not found', id: 'Paket tidak ditemukan' },
  shipment: { en: 'Shipment', id: 'Pengiriman' },
  courier: { en: 'Courier', id: 'Kurir' },
  tracking: { en: 'Tracking number', id: 'Nomor resi' },

  kept: { en: 'On this device', id: 'Di perangkat ini' },
  keptTyped: { en: 'Not submitted yet', id: 'Belum dikirim' },
  keptRefused: { en: 'Not accepted: {{reason}}', id: 'Ditolak: {{reason}}' },
  open: { en: 'Open', id: 'Buka' },
  openOf: { en: 'Open {{code}}', id: 'Buka {{code}}' },
  discard: { en: 'Discard', id: 'Buang' },
  discardOf: { en: 'Discard {{code}}', id: 'Buang {{code}}' },
  discardTitle: { en: 'Discard your entries for {{code}}?', id: 'Buang isian {{code}}?' },
  discardText: {
    en: 'They are only on this device and cannot be restored.',
    id: 'Isian hanya ada di perangkat ini dan tidak dapat dikembalikan.',
  },
})
