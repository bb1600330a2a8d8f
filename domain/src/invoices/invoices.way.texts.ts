import { defineTexts } from '../kernel/texts'

/**
 * The link from a package to its invoices; a separate catalogue, because orders need no other invoice texts.
 */
export const invoiceLinkTexts = defineTexts({
  viewInvoices: { en: 'View Invoices', id: 'Lihat Faktur' },
  viewInvoicesOf: { en: 'View invoices of {{code}}', id: 'Lihat faktur {{code}}' },
})
