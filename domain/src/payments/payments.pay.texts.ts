import { defineTexts } from '../kernel/texts'

/** Spec 2 §2, Payment method dialog and Payment Checkout. */
export const checkoutTexts = defineTexts({
  methodHelp: {
    en: '{{count}} invoices, {{amount}} in all. How do you want to pay?',
    id: '{{count}} faktur, total {{amount}}. Bagaimana Anda ingin membayar?',
  },
  methodHelpOne: {
    en: '{{number}}, {{amount}}. How do you want to pay?',
    id: '{{number}}, {{amount}}. Bagaimana Anda ingin membayar?',
  },
  accountMeans: {
    en: 'A number of your own at the bank, for this payment alone. It is confirmed by itself.',
    id: 'Nomor khusus di bank untuk pembayaran ini saja. Konfirmasinya otomatis.',
  },
  transferMeans: {
    en: 'Transfer to an account and upload the proof. The transfer is confirmed by hand.',
    id: 'Transfer ke rekening lalu unggah buktinya. Transfer dikonfirmasi secara manual.',
  },
  directMeans: {
    en: 'Transfer to the account of the vendor and upload the proof. The vendor confirms it.',
    id: 'Transfer ke rekening vendor lalu unggah buktinya. Vendor yang mengonfirmasi.',
  },
  onlyDirect: {
    en: 'These invoices are paid directly to the vendor.',
    id: 'Faktur ini dibayar langsung ke vendor.',
  },

  bank: { en: 'Bank', id: 'Bank' },
  account: { en: 'Transfer to', id: 'Transfer ke' },
  searchBank: { en: 'Search a bank', id: 'Cari bank' },
  // Spec 2 §8.
  noBank: { en: 'Bank not found', id: 'Bank tidak ditemukan' },
  noBankHelp: {
    en: 'There is nowhere to pay to in this way at the moment. Choose another way.',
    id: 'Saat ini tidak ada tujuan pembayaran dengan cara ini. Pilih cara lain.',
  },
  noVendorAccountHelp: {
    en: 'The vendor has not named a bank account yet. Ask the vendor where to pay.',
    id: 'Vendor belum mencantumkan rekening bank. Tanyakan kepada vendor ke mana membayar.',
  },
  holder: { en: 'In the name of {{name}}', id: 'Atas nama {{name}}' },
  default: { en: 'Default', id: 'Utama' },
  noneFits: {
    en: 'No bank makes a virtual account for this amount. Pay by transfer.',
    id: 'Tidak ada bank yang membuat virtual account untuk jumlah ini. Bayar dengan transfer.',
  },
  payByTransfer: { en: 'Pay by transfer', id: 'Bayar dengan transfer' },

  summary: { en: 'Summary', id: 'Ringkasan' },
  total: { en: 'Total', id: 'Total' },
  dueOn: { en: 'Due {{date}}', id: 'Jatuh tempo {{date}}' },
  pay: { en: 'Pay', id: 'Bayar' },
  chooseBank: { en: 'Choose a bank to pay.', id: 'Pilih bank untuk membayar.' },
  payOnPage: { en: 'Pay on a page of {{gateway}}', id: 'Bayar di halaman {{gateway}}' },
  payOnPageHelp: {
    en: 'It opens in a new tab.',
    id: 'Terbuka di tab baru.',
  },
  notYours: {
    en: 'You can see these invoices, but not pay them. Ask someone of Finance.',
    id: 'Anda dapat melihat faktur ini, tetapi tidak dapat membayarnya. Tanyakan kepada bagian Keuangan.',
  },
  back: { en: 'Back to the invoices', id: 'Kembali ke faktur' },
  missing: {
    en: 'One of these invoices does not exist: {{number}}',
    id: 'Salah satu faktur ini tidak ada: {{number}}',
  },
  missingHelp: {
    en: 'Choose what to pay in the list of invoices.',
    id: 'Pilih yang akan dibayar dari daftar faktur.',
  },
  toTransaction: { en: 'See its payment', id: 'Lihat pembayarannya' },
})

/** Spec 2 §2, Waiting Payment and Payment Confirmed. */
export const waitingTexts = defineTexts({
  amount: { en: 'Amount', id: 'Jumlah' },
  amountHelp: {
    en: 'Pay exactly this amount.',
    id: 'Bayar tepat sejumlah ini.',
  },
  accountNumber: { en: 'Virtual account number', id: 'Nomor virtual account' },
  transferNumber: { en: 'Account number', id: 'Nomor rekening' },
  copy: { en: 'Copy', id: 'Salin' },
  copyNumber: { en: 'Copy the number {{number}}', id: 'Salin nomor {{number}}' },
  copyAmount: { en: 'Copy the amount', id: 'Salin jumlah' },
  // Spec 2 §2: shown for 2 seconds, for every kind of account number.
  numberCopied: { en: 'Virtual Account Success Copied', id: 'Virtual Account berhasil disalin' },
  amountCopied: { en: 'Amount Success Copied', id: 'Jumlah berhasil disalin' },

  holder: { en: 'In the name of {{name}}', id: 'Atas nama {{name}}' },

  timeLeft: { en: 'Time left', id: 'Sisa waktu' },
  payBefore: { en: 'Pay before {{date}}', id: 'Bayar sebelum {{date}}' },
  timeOver: {
    en: 'The time is over. What was paid is still looked for.',
    id: 'Waktunya habis. Pembayaran yang sudah dilakukan masih dicari.',
  },
  byItself: {
    en: 'This page shows the payment by itself as soon as the bank has told of it.',
    id: 'Halaman ini menampilkan pembayaran secara otomatis begitu bank memberi tahu.',
  },
  check: { en: 'I have paid', id: 'Saya sudah membayar' },
  // Spec 2 §8.
  notPaid: {
    en: 'Not paid yet!, Please make sure you already paid or try again in a moment.',
    id: 'Belum dibayar! Pastikan Anda sudah membayar atau coba lagi sebentar lagi.',
  },
  preparing: {
    en: 'Your account is being prepared',
    id: 'Rekening Anda sedang disiapkan',
  },
  preparingHelp: {
    en: 'The bank has not answered yet. The number appears here by itself; do not begin another payment.',
    id: 'Bank belum menjawab. Nomornya akan muncul di sini secara otomatis; jangan membuat pembayaran lain.',
  },
  openPage: { en: 'Open the payment page', id: 'Buka halaman pembayaran' },
  openPageHelp: {
    en: 'It opens in a new tab. Come back here when you have paid.',
    id: 'Terbuka di tab baru. Kembali ke sini setelah membayar.',
  },
  submitProof: { en: 'Submit Proof', id: 'Kirim Bukti' },
  proofWithVendor: {
    en: 'Waiting Vendor Confirmation',
    id: 'Menunggu Konfirmasi Vendor',
  },
  proofWithProvider: {
    en: 'Waiting for the transfer to be confirmed',
    id: 'Menunggu transfer dikonfirmasi',
  },
  refused: {
    en: '{{name}} refused the proof. Upload another one.',
    id: '{{name}} menolak buktinya. Unggah bukti lain.',
  },
  refusedElsewhere: { en: '{{name}} refused the proof.', id: '{{name}} menolak buktinya.' },
  giveUp: { en: 'Give up this payment', id: 'Batalkan pembayaran ini' },
  giveUpTitle: { en: 'Give up the payment {{code}}?', id: 'Batalkan pembayaran {{code}}?' },
  giveUpText: {
    en: 'Its invoices can be paid in another way then. Do not give up what you have transferred already: upload its proof.',
    id: 'Fakturnya dapat dibayar dengan cara lain setelah itu. Jangan batalkan jika Anda sudah mentransfer: unggah buktinya.',
  },
  waitsForOthers: {
    en: 'Someone of Finance transfers it and uploads the proof.',
    id: 'Bagian Keuangan yang mentransfer dan mengunggah buktinya.',
  },

  total: { en: 'Total', id: 'Total' },
  details: { en: 'Payment', id: 'Pembayaran' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  method: { en: 'Method', id: 'Metode' },
  bank: { en: 'Bank', id: 'Bank' },
  gateway: { en: 'Through', id: 'Melalui' },
  begun: { en: 'Begun on', id: 'Dimulai pada' },
  createdBy: { en: 'Started by', id: 'Dimulai oleh' },
  paidAt: { en: 'Paid on', id: 'Dibayar pada' },
  invoices: { en: 'Invoices', id: 'Faktur' },
  history: { en: 'History', id: 'Riwayat' },
  toList: { en: 'Back to the invoices', id: 'Kembali ke faktur' },
  payAgain: { en: 'Pay again', id: 'Bayar lagi' },
  paidText: {
    en: 'Thank you. Its invoices are paid.',
    id: 'Terima kasih. Fakturnya sudah lunas.',
  },
  Expired: { en: 'Payment expired', id: 'Pembayaran kedaluwarsa' },
  expiredText: {
    en: 'Its time is over.',
    id: 'Waktunya sudah habis.',
  },
  'Given Up': { en: 'Payment given up', id: 'Pembayaran dibatalkan' },
  givenUpText: {
    en: 'Nothing was paid with it.',
    id: 'Tidak ada yang dibayar dengannya.',
  },
  Failed: { en: 'Payment failed', id: 'Pembayaran gagal' },
  failedText: {
    en: 'No virtual account came of it.',
    id: 'Tidak ada virtual account yang terbentuk untuk pembayaran ini.',
  },
  again: {
    en: 'Its invoices can be paid again, with another bank or by transfer.',
    id: 'Fakturnya dapat dibayar lagi, dengan bank lain atau dengan transfer.',
  },
  paidSince: {
    en: 'Its invoices have been paid since.',
    id: 'Fakturnya sudah lunas sejak itu.',
  },
  paidElsewhere: {
    en: 'Its invoices are being paid in another payment.',
    id: 'Fakturnya sedang dibayar dalam pembayaran lain.',
  },
  someNotPayable: {
    en: 'Some of its invoices are paid or not to be paid any more. Choose the others in the list.',
    id: 'Sebagian fakturnya sudah lunas atau tidak perlu dibayar lagi. Pilih yang lain di daftar.',
  },
  toPayment: { en: 'See their payment', id: 'Lihat pembayarannya' },

  unspent: { en: 'Money that came and did not pay', id: 'Uang yang datang tetapi tidak membayar' },
  Kept: {
    en: 'This came for the payment and did not pay it. Pasok applies it to an invoice or returns it: wait for that before you pay again.',
    id: 'Uang ini datang untuk pembayaran ini tetapi tidak melunasinya. Pasok akan memakainya untuk faktur atau mengembalikannya: tunggu sebelum membayar lagi.',
  },
  keptOfPaid: {
    en: 'This payment is already paid, so this money was not needed for it. Pasok applies it to another invoice or returns it to you.',
    id: 'Pembayaran ini sudah lunas, sehingga dana ini tidak terpakai. Pasok akan menggunakannya untuk faktur lain atau mengembalikannya kepada Anda.',
  },
  'Refund Due': {
    en: 'This was over, and is to be returned to you.',
    id: 'Ini kelebihan, dan harus dikembalikan kepada Anda.',
  },
  Refunded: {
    en: 'This was returned to you.',
    id: 'Ini sudah dikembalikan kepada Anda.',
  },
  movedMoney: { en: 'Money applied by Pasok', id: 'Uang yang dipakai oleh Pasok' },
  movedTo: {
    en: '{{amount}} that came for this payment was applied to {{code}} by {{user}}, {{date}}.',
    id: '{{amount}} yang datang untuk pembayaran ini dipakai untuk {{code}} oleh {{user}}, {{date}}.',
  },
  movedFrom: {
    en: '{{amount}} that came for {{code}} was applied to this payment by {{user}}, {{date}}.',
    id: '{{amount}} yang datang untuk {{code}} dipakai untuk pembayaran ini oleh {{user}}, {{date}}.',
  },
  openPayment: { en: 'Open {{code}}', id: 'Buka {{code}}' },
  openReturn: { en: 'Open the proof of the return', id: 'Buka bukti pengembalian' },
})

export const paymentListTexts = defineTexts({
  number: { en: 'NO', id: 'NO' },
  code: { en: 'PAYMENT', id: 'PEMBAYARAN' },
  vendor: { en: 'VENDOR', id: 'VENDOR' },
  invoices: { en: 'INVOICES', id: 'FAKTUR' },
  method: { en: 'METHOD', id: 'METODE' },
  date: { en: 'DATE', id: 'TANGGAL' },
  total: { en: 'TOTAL', id: 'TOTAL' },
  status: { en: 'STATUS', id: 'STATUS' },
  search: { en: 'Payment or invoice number', id: 'Nomor pembayaran atau faktur' },
  anyStatus: { en: 'Any status', id: 'Semua status' },
  anyKind: { en: 'Any method', id: 'Semua metode' },
  andMore: { en: '{{first}} and {{count}} more', id: '{{first}} dan {{count}} lainnya' },
  none: { en: 'No payments yet', id: 'Belum ada pembayaran' },
  noneHelp: {
    en: 'What you pay from the list of invoices stands here.',
    id: 'Yang Anda bayar dari daftar faktur tercantum di sini.',
  },
  noneSo: { en: 'No payment with this status', id: 'Tidak ada pembayaran dengan status ini' },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  toInvoices: { en: 'To the invoices', id: 'Ke daftar faktur' },
})
