import { defineTexts } from '../kernel/texts'

export const portalPaymentTexts = defineTexts({
  code: { en: 'Payment', id: 'Pembayaran' },
  method: { en: 'Method', id: 'Metode' },
  bank: { en: 'Bank', id: 'Bank' },
  account: { en: 'Account', id: 'Rekening' },
  amount: { en: 'Amount', id: 'Jumlah' },
  startedBy: { en: 'Started by', id: 'Dimulai oleh' },
  paidAt: { en: 'Paid', id: 'Dibayar' },
  together: {
    en: 'One transfer for {{count}} invoices, {{amount}} together. The answer counts for all of them.',
    id: 'Satu transfer untuk {{count}} faktur, seluruhnya {{amount}}. Jawabannya berlaku untuk semuanya.',
  },
  proof: { en: 'Proof of the transfer', id: 'Bukti transfer' },
  proofOf: { en: 'Proof of payment {{code}}', id: 'Bukti pembayaran {{code}}' },
  enlarge: { en: 'Show the proof large', id: 'Tampilkan bukti besar' },
  notYet: {
    en: 'The buyer has not begun to pay.',
    id: 'Pembeli belum mulai membayar.',
  },
  waitsForProof: {
    en: 'The buyer transfers and hands in a proof.',
    id: 'Pembeli mentransfer dan menyerahkan bukti.',
  },
  waitsForMoney: {
    en: 'The buyer pays to this account. You need do nothing.',
    id: 'Pembeli membayar ke rekening ini. Anda tidak perlu melakukan apa pun.',
  },
  lookedAtByYou: {
    en: 'Look for the money in your account. Confirm the proof once it is there, or refuse it.',
    id: 'Periksa uangnya di rekening Anda. Konfirmasi bukti bila sudah masuk, atau tolak.',
  },
  lookedAtByProvider: {
    en: 'Pasok looks at the proof. You need do nothing.',
    id: 'Pasok memeriksa bukti. Anda tidak perlu melakukan apa pun.',
  },
  paid: { en: 'Paid.', id: 'Lunas.' },
  refused: {
    en: 'You refused the last proof: {{reason}}',
    id: 'Anda menolak bukti terakhir: {{reason}}',
  },
  refusedByProvider: {
    en: 'Pasok refused the last proof: {{reason}}',
    id: 'Pasok menolak bukti terakhir: {{reason}}',
  },

  confirm: { en: 'Confirm payment', id: 'Konfirmasi pembayaran' },
  confirmTitle: { en: 'Has {{amount}} arrived?', id: 'Sudahkah {{amount}} masuk?' },
  confirmText: {
    en: 'The invoice is Paid then, which cannot be taken back.',
    id: 'Faktur lalu menjadi Lunas dan tidak dapat ditarik kembali.',
  },
  confirmTogether: {
    en: 'All {{count}} invoices are Paid then, which cannot be taken back.',
    id: 'Semua {{count}} faktur lalu menjadi Lunas dan tidak dapat ditarik kembali.',
  },
  confirmLabel: { en: 'It has arrived', id: 'Sudah masuk' },
  failedConfirm: { en: 'The payment was not confirmed', id: 'Pembayaran tidak dikonfirmasi' },
  refuse: { en: 'Refuse proof', id: 'Tolak bukti' },
  refuseTitle: { en: 'Refuse the proof of {{code}}', id: 'Tolak bukti {{code}}' },
  refuseText: {
    en: 'The buyer reads your reason and hands in another proof.',
    id: 'Pembeli membaca alasan Anda dan menyerahkan bukti lain.',
  },
})
