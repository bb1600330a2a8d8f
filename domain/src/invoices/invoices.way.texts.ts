import { defineTexts } from '../kernel/texts'

/** The way from a package to its invoices, by itself: orders need nothing else of them. */
export const invoiceWayTexts = defineTexts({
  viewInvoices: { en: 'View Invoices', id: 'Lihat Faktur' },
  viewInvoicesOf: { en: 'View Invoices of {{code}}', id: 'Lihat Faktur {{code}}' },
})
