import { defineTexts } from '../kernel/texts'

export const orderReplies = defineTexts({
  /** Spec 2 §8. */
  proofUploaded: {
    en: 'Success upload image proof, Please waiting vendor to confirmation.',
    id: 'Bukti berhasil diunggah, mohon tunggu konfirmasi vendor.',
  },
  itemsAccepted: { en: 'The changes are approved.', id: 'Perubahan disetujui.' },
  itemsRejected: {
    en: 'The changes are rejected; the items are canceled.',
    id: 'Perubahan ditolak; barangnya dibatalkan.',
  },
  canceled: { en: 'The order is canceled.', id: 'Pesanan dibatalkan.' },
  downPaymentConfirmed: {
    en: 'The down payment is confirmed. The order is ready to process.',
    id: 'Uang muka dikonfirmasi. Pesanan siap diproses.',
  },
  downPaymentOwed: {
    en: 'The down payment is confirmed. The order has ended, so return the money to the buyer.',
    id: 'Uang muka dikonfirmasi. Pesanan sudah berakhir, jadi kembalikan dananya kepada pembeli.',
  },
  downPaymentRefused: {
    en: 'The proof is rejected. The buyer has to upload another one.',
    id: 'Bukti ditolak. Pembeli perlu mengunggah bukti lain.',
  },
  downPaymentLapsed: {
    en: 'The proof is rejected. No further payment is needed.',
    id: 'Bukti ditolak. Tidak ada pembayaran lain yang diperlukan.',
  },
  downPaymentRefunded: { en: 'The refund is recorded.', id: 'Pengembalian dana dicatat.' },
  picking: { en: 'The package is being packed.', id: 'Paket sedang dikemas.' },
  ready: { en: 'The package is ready to ship.', id: 'Paket siap dikirim.' },
  shipped: { en: 'The package is on its way.', id: 'Paket dalam pengiriman.' },
  packageCanceled: { en: 'The package is canceled.', id: 'Paket dibatalkan.' },
  packagesCanceled: { en: 'The packages are canceled.', id: 'Paket-paketnya dibatalkan.' },
  shippingSet: { en: 'The shipping cost is saved.', id: 'Biaya pengiriman tersimpan.' },
  itemChanged: {
    en: 'The change is proposed. The buyer decides.',
    id: 'Perubahan diajukan. Pembeli yang memutuskan.',
  },
  itemTakenBack: { en: 'The change is withdrawn.', id: 'Perubahan ditarik.' },
})
