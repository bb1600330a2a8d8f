import { defineTexts } from '../kernel/texts'

export const owedErrors = defineTexts({
  tooMuch: {
    en: 'No more than {{owed}} is owed to this vendor',
    id: 'Yang terutang kepada vendor ini hanya {{owed}}',
  },
  amountRequired: { en: 'Enter the amount that was paid', id: 'Isi jumlah yang dibayarkan' },
  accountUnknown: {
    en: 'The vendor has no such account any more. Choose another one.',
    id: 'Vendor tidak lagi memiliki rekening itu. Pilih yang lain.',
  },
  accountRequired: {
    en: 'Choose the account that it went to',
    id: 'Pilih rekening yang dituju',
  },
  noteRequired: {
    en: 'Write what it was, such as the number of the transfer',
    id: 'Tuliskan keterangannya, misalnya nomor transfer',
  },
  proofRequired: { en: 'Choose a picture of the proof', id: 'Pilih gambar buktinya' },
})

export const owedMessages = defineTexts({
  recorded: { en: 'Payout recorded', id: 'Pembayaran ke vendor dicatat' },
})

export const owedTexts = defineTexts({
  show: { en: 'Which vendors', id: 'Vendor yang mana' },
  owing: { en: 'Owed', id: 'Terutang' },
  all: { en: 'All', id: 'Semua' },
  search: { en: 'Search vendor', id: 'Cari vendor' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  received: { en: 'Received', id: 'Diterima' },
  paidOut: { en: 'Paid out', id: 'Dibayarkan' },
  owed: { en: 'Owed', id: 'Terutang' },
  lastPayout: { en: 'Last payout', id: 'Pembayaran terakhir' },
  never: { en: 'None yet', id: 'Belum ada' },
  noneOwing: { en: 'Nothing is owed to anybody', id: 'Tidak ada yang terutang' },
  noneOwingHelp: {
    en: 'What buyers pay to the platform is owed to the vendor until you record its payout.',
    id: 'Yang dibayar pembeli ke platform terutang kepada vendor sampai Anda mencatat pembayarannya.',
  },
  none: { en: 'No payments through the platform yet', id: 'Belum ada pembayaran lewat platform' },
  showAll: { en: 'Show all vendors', id: 'Tampilkan semua vendor' },
  missing: {
    en: 'Nothing was paid to this vendor through the platform yet',
    id: 'Belum ada pembayaran lewat platform untuk vendor ini',
  },
  toList: { en: 'To all vendors', id: 'Ke semua vendor' },
  entries: { en: 'Received and paid out', id: 'Diterima dan dibayarkan' },
  date: { en: 'Date', id: 'Tanggal' },
  what: { en: 'What', id: 'Apa' },
  in: { en: 'Received', id: 'Diterima' },
  out: { en: 'Paid out', id: 'Dibayarkan' },
  details: { en: 'Details', id: 'Rincian' },
  from: { en: '{{code}} of {{buyer}}', id: '{{code}} dari {{buyer}}' },
  to: { en: 'Payout to {{bank}} {{number}}', id: 'Dibayarkan ke {{bank}} {{number}}' },
  by: { en: 'Recorded by {{name}}', id: 'Dicatat oleh {{name}}' },
  proof: { en: 'Show proof', id: 'Lihat bukti' },
  record: { en: 'Record payout', id: 'Catat pembayaran' },
  recordTitle: { en: 'Payout to {{name}}', id: 'Pembayaran ke {{name}}' },
  recordText: {
    en: '{{owed}} are owed. Send the money first, then record it here with its proof.',
    id: 'Yang terutang {{owed}}. Kirim uangnya dahulu, lalu catat di sini dengan buktinya.',
  },
  amount: { en: 'Amount', id: 'Jumlah' },
  account: { en: 'Account of the vendor', id: 'Rekening vendor' },
  note: { en: 'Note', id: 'Catatan' },
  payoutProof: { en: 'Proof of the transfer', id: 'Bukti transfer' },
  uploadRuns: { en: 'The picture is still being sent', id: 'Gambar masih dikirim' },
  noAccounts: {
    en: 'The vendor has named no bank account yet. Ask it to add one in its settings.',
    id: 'Vendor belum mencantumkan rekening bank. Minta vendor menambahkannya di pengaturan.',
  },
})
