import { defineTexts } from '../kernel/texts'

export const invoiceErrors = defineTexts({
  statementTooLong: {
    en: 'There is too much in this range. Choose a shorter one.',
    id: 'Rentang ini memuat terlalu banyak. Pilih rentang yang lebih pendek.',
  },
})
