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
    en: 'One transfer for {{count}} invoices, {{amount}} in total. Your decision applies to all of them.',
    id: 'Satu transfer untuk {{count}} faktur, total {{amount}}. Keputusan Anda berlaku untuk semuanya.',
  },
  proof: { en: 'Proof of the transfer', id: 'Bukti transfer' },
  proofOf: { en: 'Proof of payment {{code}}', id: 'Bukti pembayaran {{code}}' },
  enlarge: { en: 'Enlarge the proof', id: 'Perbesar bukti' },
  notYet: {
    en: 'The buyer has not started to pay.',
    id: 'Pembeli belum memulai pembayaran.',
  },
  waitsForProof: {
    en: 'The buyer transfers the amount and uploads a proof.',
    id: 'Pembeli mentransfer dan mengunggah bukti.',
  },
  waitsForMoney: {
    en: 'The buyer pays to this account. You don’t need to do anything.',
    id: 'Pembeli membayar ke rekening ini. Tidak ada yang perlu Anda lakukan.',
  },
  lookedAtByYou: {
    en: 'Check whether the money is in your account, then confirm or reject the proof.',
    id: 'Periksa apakah dananya sudah masuk ke rekening Anda, lalu konfirmasi atau tolak buktinya.',
  },
  lookedAtByProvider: {
    en: 'Pasok checks the proof. You don’t need to do anything.',
    id: 'Pasok memeriksa bukti. Tidak ada yang perlu Anda lakukan.',
  },
  paid: { en: 'Paid.', id: 'Lunas.' },
  refused: {
    en: 'You rejected the last proof: {{reason}}',
    id: 'Anda menolak bukti terakhir: {{reason}}',
  },
  refusedByProvider: {
    en: 'Pasok rejected the last proof: {{reason}}',
    id: 'Pasok menolak bukti terakhir: {{reason}}',
  },

  confirm: { en: 'Confirm payment', id: 'Konfirmasi pembayaran' },
  confirmTitle: { en: 'Has {{amount}} arrived?', id: 'Apakah {{amount}} sudah masuk?' },
  confirmText: {
    en: 'The invoice becomes Paid. This can’t be undone.',
    id: 'Faktur menjadi Lunas. Tindakan ini tidak dapat diurungkan.',
  },
  confirmTogether: {
    en: 'All {{count}} invoices become Paid. This can’t be undone.',
    id: 'Semua {{count}} faktur menjadi Lunas. Tindakan ini tidak dapat diurungkan.',
  },
  confirmLabel: { en: 'It has arrived', id: 'Sudah masuk' },
  failedConfirm: { en: 'The payment was not confirmed', id: 'Pembayaran gagal dikonfirmasi' },
  refuse: { en: 'Reject proof', id: 'Tolak bukti' },
  refuseTitle: { en: 'Reject the proof of {{code}}', id: 'Tolak bukti {{code}}' },
  refuseText: {
    en: 'The buyer sees your reason and uploads another proof.',
    id: 'Pembeli melihat alasan Anda dan mengunggah bukti lain.',
  },
})
