import { defineTexts } from '../kernel/texts'

/** What is said when invoices can't be issued or paid (Spec 2 §5; §8). */
export const invoiceErrors = defineTexts({
  // Spec 2 §5, to the letter.
  notMergeable: {
    en: 'Error: You cant merge invoice with different due date or different vendor o different payment!',
    id: 'Error: Faktur dengan jatuh tempo, vendor, atau pembayaran yang berbeda tidak dapat digabung!',
  },
  nothingChosen: { en: 'Choose an invoice to pay.', id: 'Pilih faktur yang akan dibayar.' },
  notPayable: {
    en: 'One of these invoices is being paid already, or is not to be paid any more.',
    id: 'Salah satu faktur ini sedang dibayar atau tidak perlu dibayar lagi.',
  },
  statementTooLong: {
    en: 'There is too much in this range. Choose a shorter one.',
    id: 'Rentang ini memuat terlalu banyak. Pilih rentang yang lebih pendek.',
  },
})
