import { defineTexts } from '../kernel/texts'

export const paymentReplies = defineTexts({
  opened: {
    en: 'The virtual account is ready. Pay it before it expires.',
    id: 'Virtual account sudah siap. Bayar sebelum kedaluwarsa.',
  },
  pageOpened: {
    en: 'The payment page is ready. Pay there before it expires.',
    id: 'Halaman pembayaran sudah siap. Bayar di sana sebelum kedaluwarsa.',
  },
  preparing: {
    en: 'The bank has not responded yet. Your account is being prepared and appears here automatically; there is no need to pay again.',
    id: 'Bank belum merespons. Rekening Anda sedang disiapkan dan akan muncul di sini secara otomatis; tidak perlu membayar ulang.',
  },
  paid: {
    en: 'This payment has already been paid. Its invoices are paid.',
    id: 'Pembayaran ini sudah dibayar. Fakturnya lunas.',
  },
  expired: {
    en: 'The time to pay has passed. Start a new payment.',
    id: 'Batas waktu pembayaran sudah lewat. Mulai pembayaran baru.',
  },
  transferBegun: {
    en: 'Transfer the amount, then upload the proof.',
    id: 'Transfer jumlah tersebut, lalu unggah buktinya.',
  },
  proofSubmitted: {
    en: 'Success upload image proof, Please waiting vendor to confirmation.',
    id: 'Bukti berhasil diunggah, mohon tunggu konfirmasi vendor.',
  },
  proofToProvider: {
    en: 'Proof submitted. The transfer is being confirmed.',
    id: 'Bukti dikirim. Transfer sedang dikonfirmasi.',
  },
  givenUp: {
    en: 'The transfer is canceled. Its invoices can be paid again.',
    id: 'Transfer dibatalkan. Fakturnya dapat dibayar kembali.',
  },
  confirmed: {
    en: 'The payment is confirmed. Its invoices are paid.',
    id: 'Pembayaran dikonfirmasi. Fakturnya lunas.',
  },
  refused: {
    en: 'The proof is rejected. The buyer has to upload another one.',
    id: 'Bukti ditolak. Pembeli perlu mengunggah bukti lain.',
  },
  applied: {
    en: 'The money is applied. The invoices are paid.',
    id: 'Dana dialokasikan. Fakturnya lunas.',
  },
  refunded: { en: 'The refund is recorded.', id: 'Pengembalian dana dicatat.' },
})
