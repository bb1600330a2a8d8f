import { defineTexts } from '../../kernel/texts'

/** The provider console: money reported by gateways. */
export const moneyTexts = defineTexts({
  show: { en: 'Filter money', id: 'Filter dana' },
  kept: { en: 'Unapplied', id: 'Belum dialokasikan' },
  refund: { en: 'To return', id: 'Perlu dikembalikan' },
  all: { en: 'All', id: 'Semua' },
  callbacks: { en: 'Callbacks', id: 'Callback' },
  search: { en: 'Search code, reference or account', id: 'Cari kode, referensi, atau rekening' },
  received: { en: 'Received', id: 'Diterima' },
  from: { en: 'Gateway', id: 'Gateway' },
  reference: { en: 'Reference', id: 'Referensi' },
  account: { en: 'Account', id: 'Rekening' },
  amount: { en: 'Amount', id: 'Jumlah' },
  payment: { en: 'Payment', id: 'Pembayaran' },
  why: { en: 'Reason', id: 'Alasan' },
  status: { en: 'Status', id: 'Status' },
  asked: { en: '{{amount}} requested', id: 'Diminta {{amount}}' },
  toReturn: { en: '{{amount}} to return', id: '{{amount}} perlu dikembalikan' },
  unknown: { en: 'No payment matches', id: 'Tidak ada pembayaran yang cocok' },
  amountReason: { en: 'Not the requested amount', id: 'Jumlahnya berbeda dari yang diminta' },
  currency: { en: 'Not in rupiah', id: 'Mata uangnya bukan rupiah' },
  late: { en: 'Arrived too late', id: 'Masuk terlambat' },
  duplicate: { en: 'Already paid before', id: 'Sudah dibayar sebelumnya' },
  decidedBy: { en: 'Decided by {{name}}', id: 'Diputuskan oleh {{name}}' },
  noneKept: { en: 'No unapplied money', id: 'Tidak ada dana yang belum dialokasikan' },
  noneKeptHelp: {
    en: 'Money that does not match its payment appears here: too much, too little, late or paid twice.',
    id: 'Dana yang tidak sesuai dengan pembayarannya tampil di sini: lebih, kurang, terlambat, atau ganda.',
  },
  none: { en: 'No matching amounts', id: 'Tidak ada dana yang cocok' },
  showKept: { en: 'Show unapplied money', id: 'Tampilkan dana yang belum dialokasikan' },
  apply: { en: 'Apply money', id: 'Alokasikan dana' },
  applyTitle: { en: 'Apply money to a payment', id: 'Alokasikan dana ke pembayaran' },
  applyText: {
    en: 'The invoices of the payment become Paid. This can’t be undone.',
    id: 'Faktur dari pembayaran itu menjadi Lunas. Tindakan ini tidak dapat diurungkan.',
  },
  stillPayable: {
    en: 'Its virtual account or payment page stays open at the gateway until it expires. Money that is paid there later stays unapplied and has to be returned.',
    id: 'Virtual account atau halaman pembayarannya tetap terbuka di gateway sampai kedaluwarsa. Dana yang dibayar di sana sesudahnya tidak dialokasikan dan perlu dikembalikan.',
  },
  toPay: { en: 'Payment', id: 'Pembayaran' },
  toPayHelp: {
    en: 'Any payment by virtual account or payment page that is not paid yet.',
    id: 'Pembayaran melalui virtual account atau halaman pembayaran yang belum lunas.',
  },
  toPayOwnHelp: {
    en: 'A payment of the same company, by virtual account or payment page, that is not paid yet.',
    id: 'Pembayaran perusahaan yang sama melalui virtual account atau halaman pembayaran yang belum lunas.',
  },
  toPayPlaceholder: { en: 'Search code', id: 'Cari kode' },
  noPayment: {
    en: 'No payment that this money can be applied to',
    id: 'Tidak ada pembayaran yang dapat dibayar dengan dana ini',
  },
  paymentRequired: { en: 'Choose a payment', id: 'Pilih pembayaran' },
  which: { en: 'Money', id: 'Dana' },
  together: { en: 'Total', id: 'Total' },
  over: { en: 'To return to the buyer', id: 'Dikembalikan ke pembeli' },
  tooLittle: {
    en: '{{amount}} is missing. Return the money, or wait for the rest.',
    id: 'Kurang {{amount}}. Kembalikan dananya, atau tunggu sisanya.',
  },
  note: { en: 'Note', id: 'Catatan' },
  noteRequired: { en: 'Enter a reason', id: 'Isi alasannya' },
  return: { en: 'Record refund', id: 'Catat pengembalian dana' },
  returnTitle: { en: 'Refund of {{amount}}', id: 'Pengembalian dana {{amount}}' },
  returnText: {
    en: 'Send the money back first, then record it here with its proof.',
    id: 'Kirim dananya kembali dahulu, lalu catat di sini beserta buktinya.',
  },
  proof: { en: 'Proof of the refund', id: 'Bukti pengembalian dana' },
  proofRequired: { en: 'Choose a picture of the proof', id: 'Pilih gambar buktinya' },
  uploadRuns: { en: 'The picture is still uploading', id: 'Gambar masih diunggah' },
  openProof: { en: 'Show proof', id: 'Lihat bukti' },
  toDecideCount: { en: '{{count}} unapplied', id: '{{count}} belum dialokasikan' },
})

/** The provider console: gateway callbacks without an outcome. */
export const callbackTexts = defineTexts({
  heading: { en: 'Unprocessed callbacks', id: 'Callback yang belum diproses' },
  about: {
    en: 'Gateway notifications that have not been processed yet. Failed ones are tried again automatically. Unreadable ones are stored for the administrator of the gateway.',
    id: 'Pemberitahuan dari gateway yang belum diproses. Yang gagal dicoba lagi secara otomatis. Yang tidak dapat dibaca disimpan bagi pengelola gateway.',
  },
  received: { en: 'Received', id: 'Diterima' },
  from: { en: 'Gateway', id: 'Gateway' },
  why: { en: 'Outcome', id: 'Hasil' },
  body: { en: 'Original content', id: 'Isi asli' },
  undone: {
    en: 'Not processed yet, failed {{tries}} times',
    id: 'Belum diproses, gagal {{tries}} kali',
  },
  notUnderstood: { en: 'Unreadable', id: 'Tidak dapat dibaca' },
  none: { en: 'All callbacks are processed', id: 'Semua callback sudah diproses' },
  noneHelp: {
    en: 'Gateway notifications that could not be processed appear here.',
    id: 'Pemberitahuan dari gateway yang tidak dapat diproses tampil di sini.',
  },
})
