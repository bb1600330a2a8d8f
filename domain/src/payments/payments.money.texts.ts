import { defineTexts } from '../kernel/texts'

/** The provider console: money reported by gateways. */
export const moneyTexts = defineTexts({
  show: { en: 'Which money', id: 'Uang yang mana' },
  kept: { en: 'To decide', id: 'Perlu diputuskan' },
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
  why: { en: 'Why it was kept', id: 'Alasan ditahan' },
  status: { en: 'Status', id: 'Status' },
  asked: { en: '{{amount}} were asked for', id: 'Yang diminta {{amount}}' },
  toReturn: { en: '{{amount}} to return', id: '{{amount}} perlu dikembalikan' },
  unknown: { en: 'It names no payment of ours', id: 'Tidak menyebut pembayaran kami' },
  amountReason: { en: 'Another amount than was asked for', id: 'Jumlahnya lain dari yang diminta' },
  currency: { en: 'Another currency than rupiah', id: 'Mata uangnya bukan rupiah' },
  late: { en: 'Came too late', id: 'Datang terlambat' },
  duplicate: { en: 'Was paid before', id: 'Sudah dibayar sebelumnya' },
  decidedBy: { en: 'Decided by {{name}}', id: 'Diputuskan oleh {{name}}' },
  noneKept: { en: 'No money to decide about', id: 'Tidak ada uang yang perlu diputuskan' },
  noneKeptHelp: {
    en: 'What doesn’t pay exactly its payment is kept here: too much, too little, late or twice.',
    id: 'Uang yang tidak tepat membayar pembayarannya ditahan di sini: lebih, kurang, terlambat, atau ganda.',
  },
  none: { en: 'No such money', id: 'Tidak ada uang seperti itu' },
  showKept: { en: 'Show what is to decide', id: 'Tampilkan yang perlu diputuskan' },
  apply: { en: 'Pay with it', id: 'Pakai untuk membayar' },
  applyTitle: { en: 'Pay with kept money', id: 'Bayar dengan uang yang ditahan' },
  applyText: {
    en: 'The invoices of the payment are paid then, which can’t be undone.',
    id: 'Faktur dari pembayaran itu menjadi lunas, dan itu tidak dapat dibatalkan.',
  },
  stillPayable: {
    en: 'Its virtual account or payment page stays open at its gateway until it expires: what is paid there afterwards is kept, and is to be returned.',
    id: 'Virtual account atau halaman pembayarannya tetap terbuka di gateway sampai kedaluwarsa: uang yang dibayar di sana sesudahnya ditahan dan perlu dikembalikan.',
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
    en: 'No payment that this money can pay',
    id: 'Tidak ada pembayaran yang dapat dibayar dengan uang ini',
  },
  paymentRequired: { en: 'Choose the payment to be paid', id: 'Pilih pembayaran yang dibayar' },
  which: { en: 'Money', id: 'Uang' },
  together: { en: 'Together', id: 'Jumlahnya' },
  over: { en: 'To return to the buyer', id: 'Dikembalikan ke pembeli' },
  tooLittle: {
    en: '{{amount}} are missing. Return it, or wait for the rest.',
    id: 'Kurang {{amount}}. Kembalikan, atau tunggu sisanya.',
  },
  note: { en: 'Note', id: 'Catatan' },
  noteRequired: { en: 'Write why', id: 'Tuliskan alasannya' },
  return: { en: 'Record return', id: 'Catat pengembalian' },
  returnTitle: { en: 'Return of {{amount}}', id: 'Pengembalian {{amount}}' },
  returnText: {
    en: 'Send the money back first, then record it here with its proof.',
    id: 'Kirim uangnya kembali dahulu, lalu catat di sini dengan buktinya.',
  },
  proof: { en: 'Proof of the return', id: 'Bukti pengembalian' },
  proofRequired: { en: 'Choose a picture of the proof', id: 'Pilih gambar buktinya' },
  uploadRuns: { en: 'The picture is still being sent', id: 'Gambar masih dikirim' },
  openProof: { en: 'Show proof', id: 'Lihat bukti' },
  toDecideCount: { en: '{{count}} to decide', id: '{{count}} perlu diputuskan' },
})

/** The provider console: gateway callbacks without an outcome. */
export const callbackTexts = defineTexts({
  heading: { en: 'Callbacks without an outcome', id: 'Callback tanpa hasil' },
  about: {
    en: 'What gateways told us and nothing came of yet. What is not done is tried again by itself; what was not understood is kept for whoever looks after the gateway.',
    id: 'Kabar dari gateway yang belum menghasilkan apa pun. Yang belum selesai dicoba lagi dengan sendirinya; yang tidak dimengerti disimpan bagi pengelola gateway.',
  },
  received: { en: 'Received', id: 'Diterima' },
  from: { en: 'Gateway', id: 'Gateway' },
  why: { en: 'What became of it', id: 'Hasilnya' },
  body: { en: 'As it came', id: 'Isi aslinya' },
  undone: {
    en: 'Not done yet, failed {{tries}} times',
    id: 'Belum selesai, gagal {{tries}} kali',
  },
  notUnderstood: { en: 'Not understood', id: 'Tidak dimengerti' },
  none: { en: 'Every callback is done', id: 'Semua callback sudah selesai' },
  noneHelp: {
    en: 'What a gateway says and we cannot use stands here.',
    id: 'Kabar gateway yang tidak dapat dipakai tampil di sini.',
  },
})
