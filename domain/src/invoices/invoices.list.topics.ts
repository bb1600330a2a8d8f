/** What lists of invoices are searched by (`docs/domain.md`: wire); without schemas, for screens. */
export const INVOICE_TOPICS = ['vendor', 'invoice_number', 'lastStatus'] as const
export type InvoiceTopic = (typeof INVOICE_TOPICS)[number]
export const VENDOR_INVOICE_TOPICS = ['buyer', 'invoice_number', 'code_po', 'code_package'] as const
export type VendorInvoiceTopic = (typeof VENDOR_INVOICE_TOPICS)[number]
export const INVOICE_RANGES = ['due_date', 'createdAt'] as const
