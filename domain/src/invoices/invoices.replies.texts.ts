import { defineTexts } from '../kernel/texts'

export const invoiceReplies = defineTexts({
  issued: { en: 'Invoice issued', id: 'Faktur diterbitkan' },
  issuedPaid: {
    en: 'Invoice issued. The down payment covers it, so it is paid.',
    id: 'Faktur diterbitkan. Uang muka sudah menutupnya, jadi faktur ini lunas.',
  },
  withdrawn: {
    en: 'Invoice withdrawn. Its receipt can be invoiced again.',
    id: 'Faktur ditarik. Penerimaan barangnya dapat ditagih lagi.',
  },
})
