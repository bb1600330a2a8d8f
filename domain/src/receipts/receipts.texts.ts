import { defineTexts } from '../kernel/texts'

/** Spec 2 §2, §4, §5: goods receipt notes, and the entry of what was received. */
export const receiptTexts = defineTexts({
  heading: { en: 'Good Receive Note', id: 'Penerimaan Barang' },
  empty: {
    en: 'You dont have any active orders yet!',
    id: 'Anda belum memiliki pesanan aktif!',
  },
  emptyHelp: {
    en: 'A package that its vendor ships stands here, to be received by Create INBOUND.',
    id: 'Paket yang dikirim vendor muncul di sini, untuk diterima lewat Buat INBOUND.',
  },
  toShipped: { en: 'Open shipped orders', id: 'Buka pesanan yang dikirim' },
  noneYet: { en: 'Nothing has been received yet.', id: 'Belum ada yang diterima.' },
  noneYetHelp: {
    en: 'What waits to be received stands above.',
    id: 'Yang menunggu diterima ada di atas.',
  },

  // What waits to be received.
  awaited: { en: 'To receive', id: 'Untuk diterima' },
  inboundOf: { en: 'Create INBOUND of {{code}}', id: 'Buat INBOUND dari {{code}}' },
  shippedOn: { en: 'Shipped {{date}}', id: 'Dikirim {{date}}' },
  itemCount: { en: '{{count}} items', id: '{{count}} barang' },
  oneItem: { en: '1 item', id: '1 barang' },
  showMore: { en: 'Show more', id: 'Tampilkan lebih banyak' },

  noneFound: { en: 'No receipt fits this search.', id: 'Tidak ada penerimaan yang sesuai.' },
  needRevision: { en: 'Need Revision GRN', id: 'Perlu Revisi GRN' },
  receipts: { en: 'Goods receipts', id: 'Penerimaan barang' },
  receipt: { en: 'Receipt', id: 'Penerimaan' },
  byVendor: { en: 'Vendor', id: 'Vendor' },
  byOrder: { en: 'Order ID', id: 'Nomor Pesanan' },
  byPackage: { en: 'Package', id: 'Paket' },
  byReceipt: { en: 'Receipt code', id: 'Kode Penerimaan' },
  byDate: { en: 'Date Range', id: 'Rentang Tanggal' },
  allStatuses: { en: 'All statuses', id: 'Semua status' },
  withEnded: { en: 'Also orders that have ended', id: 'Juga pesanan yang sudah selesai' },
  openedReceipt: { en: 'The receipt you opened', id: 'Penerimaan yang Anda buka' },
  receiptMissing: {
    en: 'Receipt {{code}} was not found.',
    id: 'Penerimaan {{code}} tidak ditemukan.',
  },
  showAll: { en: 'Show all receipts', id: 'Tampilkan semua penerimaan' },

  // A receipt.
  vendor: { en: 'Vendor', id: 'Vendor' },
  order: { en: 'Order', id: 'Pesanan' },
  package: { en: 'Package', id: 'Paket' },
  received: { en: 'Received', id: 'Diterima' },
  receivedBy: { en: '{{date}} by {{name}}', id: '{{date}} oleh {{name}}' },
  total: { en: 'Received in all', id: 'Total diterima' },
  columnOrdered: { en: 'ORDERED', id: 'DIPESAN' },
  columnReceived: { en: 'RECEIVED', id: 'DITERIMA' },
  columnDifference: { en: 'DIFFERENCE', id: 'SELISIH' },
  complete: { en: 'Complete', id: 'Lengkap' },
  short: { en: '{{count}} short', id: 'Kurang {{count}}' },
  nothing: { en: 'Nothing received', id: 'Tidak ada yang diterima' },
  reasonOf: { en: 'Returned by the vendor: {{reason}}', id: 'Dikembalikan vendor: {{reason}}' },
  correct: { en: 'CORRECTION GRN', id: 'KOREKSI GRN' },

  // Entry.
  inbound: { en: 'Create INBOUND', id: 'Buat INBOUND' },
  submit: { en: 'Submit INBOUND', id: 'Kirim INBOUND' },
  receivedAll: { en: 'Received all', id: 'Semua diterima' },
  receivedAllHelp: {
    en: 'Count what came, item by item. Received all fills what is still empty.',
    id: 'Hitung yang datang, barang demi barang. Semua diterima mengisi yang masih kosong.',
  },
  ordered: { en: 'Ordered {{count}}', id: 'Dipesan {{count}}' },
  receivedOf: { en: 'Received of {{name}}', id: '{{name}} yang diterima' },
  wholeOf: { en: 'All {{count}} of {{name}} received', id: 'Semua {{count}} {{name}} diterima' },
  whole: { en: 'All {{count}}', id: 'Semua {{count}}' },
  noteOf: { en: 'Note on {{name}}', id: 'Catatan untuk {{name}}' },
  note: { en: 'Note', id: 'Catatan' },
  missing: { en: 'How much came? 0 for nothing.', id: 'Berapa yang datang? 0 jika tidak ada.' },
  unclear: {
    en: 'A number with at most two decimals, like 12,5.',
    id: 'Angka dengan paling banyak dua desimal, seperti 12,5.',
  },
  receiver: { en: 'Received by', id: 'Diterima oleh' },
  receiverMissing: { en: 'Say who received the goods.', id: 'Isi siapa yang menerima barang.' },
  receivedOn: { en: 'Received on', id: 'Diterima pada' },
  receivedNow: { en: 'Now', id: 'Sekarang' },
  receivedOnHelp: { en: 'Empty: the moment you submit.', id: 'Kosong: saat Anda mengirim.' },
  summary: { en: 'Summary', id: 'Ringkasan' },
  enteredOf: { en: '{{done}} of {{count}} entered', id: '{{done}} dari {{count}} diisi' },
  inFullOf: {
    en: '{{done}} of {{count}} received in full',
    id: '{{done}} dari {{count}} diterima penuh',
  },
  allInFull: { en: 'All of it received in full', id: 'Semuanya diterima penuh' },
  shortCount: { en: '{{count}} short', id: '{{count}} kurang' },
  differs: {
    en: '{{name}}: {{received}} of {{ordered}}',
    id: '{{name}}: {{received}} dari {{ordered}}',
  },
  allZero: {
    en: 'Nothing was received at all: once the vendor approves, the package is canceled.',
    id: 'Tidak ada yang diterima: setelah vendor menyetujui, paket dibatalkan.',
  },
  keptHere: {
    en: 'Kept on this device as you type',
    id: 'Tersimpan di perangkat ini saat diketik',
  },
  notKept: {
    en: 'This browser keeps nothing: leave the page open until it is sent.',
    id: 'Browser ini tidak menyimpan apa pun: biarkan halaman terbuka sampai terkirim.',
  },
  outdated: {
    en: 'The receipt has changed since you typed this.',
    id: 'Penerimaan ini berubah sejak Anda mengisinya.',
  },
  keepTyped: { en: 'Keep what I typed', id: 'Pakai isian saya' },
  beginAnew: { en: 'Begin anew', id: 'Mulai lagi' },
  refused: { en: 'Not accepted', id: 'Ditolak' },
  sendLater: {
    en: 'Will be sent when the network returns',
    id: 'Akan dikirim saat jaringan kembali',
  },
  sendLaterHelp: {
    en: 'Kept on this device. You may close this page; it is sent once you are back online here.',
    id: 'Tersimpan di perangkat ini. Halaman ini boleh ditutup; dikirim begitu Anda kembali daring di sini.',
  },
  waits: { en: 'Waits for the network', id: 'Menunggu jaringan' },
  offlineHere: {
    en: 'No network: kept here, sent later',
    id: 'Tanpa jaringan: disimpan, dikirim nanti',
  },
  sending: { en: 'Sending…', id: 'Mengirim…' },
  edit: { en: 'Edit again', id: 'Ubah lagi' },
  sent: { en: 'Sent', id: 'Terkirim' },
  back: { en: 'Back', id: 'Kembali' },
  toList: { en: 'All receipts', id: 'Semua penerimaan' },
  toReceipt: { en: 'Open its receipt', id: 'Buka penerimaannya' },
  notShipped: {
    en: 'This package cannot be received now.',
    id: 'Paket ini tidak dapat diterima sekarang.',
  },
  notShippedHelp: {
    en: 'Only shipped packages are received, and only receipts that the vendor returned are corrected.',
    id: 'Hanya paket yang dikirim dapat diterima, dan hanya penerimaan yang dikembalikan vendor yang dikoreksi.',
  },
  notAllowed: {
    en: 'Your role reads receipts, but does not enter them.',
    id: 'Peran Anda membaca penerimaan, tetapi tidak mengisinya.',
  },
  packageMissing: { en: 'No such package', id: 'Paket tidak ada' },
  shipment: { en: 'Shipment', id: 'Pengiriman' },
  courier: { en: 'Courier', id: 'Kurir' },
  tracking: { en: 'Tracking number', id: 'Nomor resi' },

  // What is kept on the device.
  kept: { en: 'On this device', id: 'Di perangkat ini' },
  keptTyped: { en: 'Not submitted yet', id: 'Belum dikirim' },
  keptQueued: {
    en: 'Will be sent when the network returns',
    id: 'Akan dikirim saat jaringan kembali',
  },
  keptRefused: { en: 'Not accepted: {{reason}}', id: 'Ditolak: {{reason}}' },
  open: { en: 'Open', id: 'Buka' },
  openOf: { en: 'Open {{code}}', id: 'Buka {{code}}' },
  discard: { en: 'Discard', id: 'Buang' },
  discardOf: { en: 'Discard {{code}}', id: 'Buang {{code}}' },
  discardTitle: { en: 'Discard what was typed of {{code}}?', id: 'Buang isian {{code}}?' },
  discardText: {
    en: 'It is only on this device, and cannot be brought back.',
    id: 'Isian hanya ada di perangkat ini, dan tidak dapat dikembalikan.',
  },
})
