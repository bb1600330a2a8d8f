import { defineTexts } from '../kernel/texts'

/** Spec 2 §2: payment of invoices, and the company's payments. */
export const paymentTexts = defineTexts({
  method: { en: 'Payment method', id: 'Metode pembayaran' },
  'Virtual Account': { en: 'Virtual Account', id: 'Virtual Account' },
  'Manual Bank Transfer': { en: 'Manual Bank Transfer', id: 'Transfer Bank Manual' },
  'Bank Transfer Page': { en: 'Bank Transfer', id: 'Transfer Bank' },
  checkout: { en: 'Payment Checkout', id: 'Pembayaran' },
  waiting: { en: 'Waiting Payment', id: 'Menunggu Pembayaran' },
  confirmed: { en: 'Payment Confirmed', id: 'Pembayaran Dikonfirmasi' },
  heading: { en: 'Payments', id: 'Pembayaran' },
})
