import { defineTexts } from '../kernel/texts'

/** Spec 2 §2: the buyer's invoices. */
export const invoiceTexts = defineTexts({
  // `/dashboard/finance`.
  finance: { en: 'Finance', id: 'Keuangan' },
  comingSoon: { en: 'Coming Soon', id: 'Segera Hadir' },
  comingSoonHelp: {
    en: 'An overview of finance is on its way. Invoices and payments are here already:',
    id: 'Ikhtisar keuangan sedang disiapkan. Faktur dan pembayaran sudah tersedia:',
  },

  // The list.
  heading: { en: 'Invoice Lists', id: 'Daftar Faktur' },
  payInvoices: { en: 'Pay Invoices', id: 'Bayar Faktur' },
})
