import { defineTexts } from '../kernel/texts'

export const invoiceReplies = defineTexts({
  issued: { en: 'Invoice issued', id: 'Faktur diterbitkan' },
  issuedPaid: {
    en: 'Invoice issued. The down payment covers the full amount, so the invoice is paid.',
    id: 'Faktur diterbitkan. Uang muka menutup seluruh jumlah, jadi faktur ini lunas.',
  },
  withdrawn: {
    en: 'Invoice withdrawn. You can invoice the receipt again.',
    id: 'Faktur ditarik. Penerimaan barangnya dapat difakturkan lagi.',
  },
})
