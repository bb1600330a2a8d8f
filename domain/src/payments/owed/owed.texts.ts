import { defineTexts } from '../../kernel/texts'

export const owedErrors = defineTexts({
  tooMuch: {
    en: 'Enter at most {{owed}}, the amount owed to this vendor',
    id: 'Isi maksimal {{owed}}, jumlah yang terutang kepada vendor ini',
  },
  amountRequired: { en: 'Enter the amount that was paid', id: 'Isi jumlah yang dibayarkan' },
  accountUnknown: {
    en: 'The vendor no longer has this account. Choose another one.',
    id: 'Vendor tidak lagi memiliki rekening ini. Pilih yang lain.',
  },
  accountRequired: {
    en: 'Choose the account that the payout went to',
    id: 'Pilih rekening tujuan pencairan dana',
  },
  noteRequired: {
    en: 'Enter a note, such as the transfer number',
    id: 'Isi keterangan, misalnya nomor transfer',
  },
  proofRequired: { en: 'Choose a picture of the proof', id: 'Pilih gambar buktinya' },
})

export const owedMessages = defineTexts({
  recorded: { en: 'Payout recorded', id: 'Pencairan dana dicatat' },
})

export const owedTexts = defineTexts({
  show: { en: 'Filter vendors', id: 'Filter vendor' },
  owing: { en: 'Owed', id: 'Terutang' },
  all: { en: 'All', id: 'Semua' },
  search: { en: 'Search vendor', id: 'Cari vendor' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  received: { en: 'Received', id: 'Diterima' },
  paidOut: { en: 'Paid out', id: 'Dicairkan' },
  owed: { en: 'Owed', id: 'Terutang' },
  lastPayout: { en: 'Last payout', id: 'Pencairan terakhir' },
  never: { en: 'None yet', id: 'Belum ada' },
  noneOwing: { en: 'Nothing is owed to vendors', id: 'Tidak ada yang terutang kepada vendor' },
  noneOwingHelp: {
    en: 'Money that buyers pay to the platform is owed to the vendor until you record its payout.',
    id: 'Dana yang dibayar pembeli ke platform terutang kepada vendor sampai Anda mencatat pencairannya.',
  },
  none: { en: 'No payments through the platform yet', id: 'Belum ada pembayaran lewat platform' },
  showAll: { en: 'Show all vendors', id: 'Tampilkan semua vendor' },
  missing: {
    en: 'No payments to this vendor through the platform yet',
    id: 'Belum ada pembayaran lewat platform untuk vendor ini',
  },
  toList: { en: 'All vendors', id: 'Semua vendor' },
  entries: { en: 'Received and paid out', id: 'Diterima dan dicairkan' },
  date: { en: 'Date', id: 'Tanggal' },
  what: { en: 'What', id: 'Keterangan' },
  in: { en: 'Received', id: 'Diterima' },
  out: { en: 'Paid out', id: 'Dicairkan' },
  details: { en: 'Details', id: 'Rincian' },
  from: { en: '{{code}} of {{buyer}}', id: '{{code}} dari {{buyer}}' },
  to: { en: 'Payout to {{bank}} {{number}}', id: 'Pencairan ke {{bank}} {{number}}' },
  by: { en: 'Recorded by {{name}}', id: 'Dicatat oleh {{name}}' },
  proof: { en: 'Show proof', id: 'Lihat bukti' },
  record: { en: 'Record payout', id: 'Catat pencairan' },
  recordTitle: { en: 'Payout to {{name}}', id: 'Pencairan dana ke {{name}}' },
  recordText: {
    en: '{{owed}} is owed. Send the money first, then record it here with its proof.',
    id: 'Yang terutang {{owed}}. Kirim dananya dahulu, lalu catat di sini beserta buktinya.',
  },
  amount: { en: 'Amount', id: 'Jumlah' },
  account: { en: 'Account of the vendor', id: 'Rekening vendor' },
  note: { en: 'Note', id: 'Catatan' },
  payoutProof: { en: 'Proof of the transfer', id: 'Bukti transfer' },
  uploadRuns: { en: 'The picture is still uploading', id: 'Gambar masih diunggah' },
  noAccounts: {
    en: 'The vendor has not added a bank account yet. Ask the vendor to add one in its settings.',
    id: 'Vendor belum menambahkan rekening bank. Minta vendor menambahkannya di pengaturan.',
  },
})
