import { defineTexts } from '../kernel/texts'

export const invoiceErrors = defineTexts({
  statementTooLong: {
    en: 'There are too many entries in this period. Choose a shorter period.',
    id: 'Terlalu banyak data dalam periode ini. Pilih periode yang lebih pendek.',
  },
})
