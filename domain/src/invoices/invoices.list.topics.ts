import { INVOICE_STATES } from './invoices.states'

/** What lists of invoices are searched by (`docs/domain.md`: wire); without schemas, for screens. */
export const INVOICE_TOPICS = ['vendor', 'invoice_number', 'lastStatus'] as const
/** Searched for as a status: every invoice that is still to be paid. */
export const UNPAID = 'Unpaid'
export const UNPAID_STATES = INVOICE_STATES.filter(
  (state) => state !== 'Paid' && state !== 'Withdrawn',
)
export type InvoiceTopic = (typeof INVOICE_TOPICS)[number]
export const VENDOR_INVOICE_TOPICS = ['buyer', 'invoice_number', 'code_po', 'code_package'] as const
export type VendorInvoiceTopic = (typeof VENDOR_INVOICE_TOPICS)[number]
export const INVOICE_RANGES = ['due_date', 'createdAt'] as const
