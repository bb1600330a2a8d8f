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
    en: 'Your own account number at the bank, for this payment only. It is confirmed automatically.',
    id: 'Nomor khusus di bank untuk pembayaran ini saja. Dikonfirmasi secara otomatis.',
  },
  transferMeans: {
    en: 'Transfer to an account and upload the proof. The transfer is confirmed manually.',
    id: 'Transfer ke rekening lalu unggah buktinya. Transfer dikonfirmasi secara manual.',
  },
  directMeans: {
    en: 'Transfer to the account of the vendor and upload the proof. The vendor confirms it.',
    id: 'Transfer ke rekening vendor lalu unggah buktinya. Vendor akan mengonfirmasinya.',
  },
  onlyDirect: {
    en: 'These invoices are paid directly to the vendor.',
    id: 'Faktur ini dibayar langsung ke vendor.',
  },

  bank: { en: 'Bank', id: 'Bank' },
  account: { en: 'Transfer to', id: 'Transfer ke' },
  searchBank: { en: 'Search banks', id: 'Cari bank' },
  // Spec 2 §8.
  noBank: { en: 'Bank not found', id: 'Bank tidak ditemukan' },
  noBankHelp: {
    en: 'This payment method is not available at the moment. Choose another one.',
    id: 'Metode pembayaran ini sedang tidak tersedia. Pilih metode lain.',
  },
  noVendorAccountHelp: {
    en: 'The vendor has not added a bank account yet. Ask the vendor where to pay.',
    id: 'Vendor belum menambahkan rekening bank. Tanyakan kepada vendor ke mana Anda harus membayar.',
  },
  holder: { en: 'In the name of {{name}}', id: 'Atas nama {{name}}' },
  default: { en: 'Default', id: 'Utama' },
  noneFits: {
    en: 'No bank offers a virtual account for this amount. Pay by transfer.',
    id: 'Tidak ada bank yang menyediakan virtual account untuk jumlah ini. Bayar dengan transfer.',
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
    en: 'You can see these invoices, but not pay them. Ask someone in Finance.',
    id: 'Anda dapat melihat faktur ini, tetapi tidak dapat membayarnya. Hubungi bagian Keuangan.',
  },
  back: { en: 'Back to the invoices', id: 'Kembali ke faktur' },
  missing: {
    en: 'One of these invoices was not found: {{number}}',
    id: 'Salah satu faktur ini tidak ditemukan: {{number}}',
  },
  missingHelp: {
    en: 'Choose what to pay in the list of invoices.',
    id: 'Pilih faktur yang akan dibayar dari daftar faktur.',
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
  amountCopied: { en: 'Amount copied', id: 'Jumlah berhasil disalin' },

  holder: { en: 'In the name of {{name}}', id: 'Atas nama {{name}}' },

  timeLeft: { en: 'Time left', id: 'Sisa waktu' },
  payBefore: { en: 'Pay before {{date}}', id: 'Bayar sebelum {{date}}' },
  timeOver: {
    en: 'The time is up. We are still checking whether a payment arrived.',
    id: 'Waktunya habis. Kami masih memeriksa apakah ada pembayaran yang masuk.',
  },
  byItself: {
    en: 'This page updates automatically when the bank confirms the payment.',
    id: 'Halaman ini diperbarui secara otomatis setelah bank mengonfirmasi pembayaran.',
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
    en: 'The bank has not responded yet. The number appears here automatically; do not start another payment.',
    id: 'Bank belum merespons. Nomornya akan muncul di sini secara otomatis; jangan membuat pembayaran lain.',
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
    id: 'Menunggu konfirmasi transfer',
  },
  refused: {
    en: '{{name}} rejected the proof. Upload another one.',
    id: '{{name}} menolak buktinya. Unggah bukti lain.',
  },
  refusedElsewhere: { en: '{{name}} rejected the proof.', id: '{{name}} menolak buktinya.' },
  giveUp: { en: 'Cancel this payment', id: 'Batalkan pembayaran ini' },
  giveUpTitle: { en: 'Cancel payment {{code}}?', id: 'Batalkan pembayaran {{code}}?' },
  giveUpText: {
    en: 'Its invoices can then be paid in another way. If you have already transferred the money, do not cancel: upload the proof.',
    id: 'Fakturnya kemudian dapat dibayar dengan cara lain. Jika Anda sudah mentransfer, jangan batalkan: unggah buktinya.',
  },
  waitsForOthers: {
    en: 'Someone in Finance transfers the amount and uploads the proof.',
    id: 'Bagian Keuangan yang mentransfer dan mengunggah buktinya.',
  },

  total: { en: 'Total', id: 'Total' },
  details: { en: 'Payment', id: 'Pembayaran' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  method: { en: 'Method', id: 'Metode' },
  bank: { en: 'Bank', id: 'Bank' },
  gateway: { en: 'Through', id: 'Melalui' },
  begun: { en: 'Started on', id: 'Dimulai pada' },
  createdBy: { en: 'Started by', id: 'Dimulai oleh' },
  paidAt: { en: 'Paid on', id: 'Dibayar pada' },
  invoices: { en: 'Invoices', id: 'Faktur' },
  history: { en: 'History', id: 'Riwayat' },
  toList: { en: 'Back to the invoices', id: 'Kembali ke faktur' },
  payAgain: { en: 'Pay again', id: 'Bayar lagi' },
  paidText: {
    en: 'Thank you. The invoices are paid.',
    id: 'Terima kasih. Fakturnya sudah lunas.',
  },
  Expired: { en: 'Payment expired', id: 'Pembayaran kedaluwarsa' },
  expiredText: {
    en: 'The time to pay has passed.',
    id: 'Batas waktu pembayaran sudah lewat.',
  },
  'Given Up': { en: 'Payment canceled', id: 'Pembayaran dibatalkan' },
  givenUpText: {
    en: 'No money was paid.',
    id: 'Tidak ada dana yang dibayarkan.',
  },
  Failed: { en: 'Payment failed', id: 'Pembayaran gagal' },
  failedText: {
    en: 'The virtual account could not be created.',
    id: 'Virtual account tidak dapat dibuat.',
  },
  again: {
    en: 'The invoices can be paid again, with another bank or by transfer.',
    id: 'Fakturnya dapat dibayar lagi, dengan bank lain atau dengan transfer.',
  },
  paidSince: {
    en: 'The invoices have since been paid.',
    id: 'Fakturnya kini sudah lunas.',
  },
  paidElsewhere: {
    en: 'The invoices are being paid in another payment.',
    id: 'Fakturnya sedang dibayar dalam pembayaran lain.',
  },
  someNotPayable: {
    en: 'Some of the invoices are paid or no longer need payment. Choose the others in the list.',
    id: 'Sebagian fakturnya sudah lunas atau tidak perlu dibayar lagi. Pilih yang lain di daftar.',
  },
  toPayment: { en: 'See their payment', id: 'Lihat pembayarannya' },

  unspent: {
    en: 'Money not used for this payment',
    id: 'Dana yang tidak terpakai untuk pembayaran ini',
  },
  Kept: {
    en: 'This money arrived for the payment but did not match it. Pasok will apply it to an invoice or return it: wait for that before you pay again.',
    id: 'Dana ini masuk untuk pembayaran ini tetapi tidak sesuai. Pasok akan mengalokasikannya ke faktur atau mengembalikannya: tunggu dahulu sebelum membayar lagi.',
  },
  keptOfPaid: {
    en: 'This payment is already paid, so this money was not needed for it. Pasok will apply it to another invoice or return it to you.',
    id: 'Pembayaran ini sudah lunas, sehingga dana ini tidak terpakai. Pasok akan mengalokasikannya ke faktur lain atau mengembalikannya kepada Anda.',
  },
  'Refund Due': {
    en: 'This is an overpayment and has to be returned to you.',
    id: 'Ini kelebihan pembayaran dan harus dikembalikan kepada Anda.',
  },
  Refunded: {
    en: 'This was returned to you.',
    id: 'Dana ini sudah dikembalikan kepada Anda.',
  },
  movedMoney: { en: 'Money applied by Pasok', id: 'Dana yang dialokasikan Pasok' },
  movedTo: {
    en: '{{amount}} that arrived for this payment was applied to {{code}} by {{user}}, {{date}}.',
    id: '{{amount}} yang masuk untuk pembayaran ini dialokasikan ke {{code}} oleh {{user}}, {{date}}.',
  },
  movedFrom: {
    en: '{{amount}} that arrived for {{code}} was applied to this payment by {{user}}, {{date}}.',
    id: '{{amount}} yang masuk untuk {{code}} dialokasikan ke pembayaran ini oleh {{user}}, {{date}}.',
  },
  openPayment: { en: 'Open {{code}}', id: 'Buka {{code}}' },
  openReturn: { en: 'Open the proof of the refund', id: 'Buka bukti pengembalian dana' },
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
    en: 'Payments that you make from the list of invoices appear here.',
    id: 'Pembayaran yang Anda buat dari daftar faktur tampil di sini.',
  },
  noneSo: { en: 'No payments with this status', id: 'Tidak ada pembayaran dengan status ini' },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  toInvoices: { en: 'Go to invoices', id: 'Buka daftar faktur' },
})
