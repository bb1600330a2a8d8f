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
    en: 'The bank takes its time. Your account is being prepared and appears here by itself; there is no need to pay again.',
    id: 'Bank belum menjawab. Rekening Anda sedang disiapkan dan akan muncul di sini; tidak perlu membayar ulang.',
  },
  paid: {
    en: 'This payment is paid already. Its invoices are paid.',
    id: 'Pembayaran ini sudah dibayar. Fakturnya lunas.',
  },
  expired: {
    en: 'The time of this payment is over. Begin another.',
    id: 'Waktu pembayaran ini sudah habis. Mulai pembayaran baru.',
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
    en: 'The transfer is given up. Its invoices can be paid again.',
    id: 'Transfer dibatalkan. Fakturnya dapat dibayar kembali.',
  },
  confirmed: {
    en: 'The payment is confirmed. Its invoices are paid.',
    id: 'Pembayaran dikonfirmasi. Fakturnya lunas.',
  },
  refused: {
    en: 'The proof is refused. The buyer is asked for another.',
    id: 'Bukti ditolak. Pembeli diminta mengunggah yang lain.',
  },
  applied: {
    en: 'The money is applied. The invoices are paid.',
    id: 'Dana dipakai. Fakturnya lunas.',
  },
  refunded: { en: 'The refund is recorded.', id: 'Pengembalian dana dicatat.' },
})
