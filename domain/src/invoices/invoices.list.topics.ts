import { INVOICE_STATES } from './invoices.states'

/**
 * Search topics of invoice lists (`docs/domain.md`: wire); without schemas, so that screens can import them.
 */
export const INVOICE_TOPICS = ['vendor', 'invoice_number', 'lastStatus'] as const
/** A status for searches: every unpaid invoice. */
export const UNPAID = 'Unpaid'
export const UNPAID_STATES = INVOICE_STATES.filter(
  (state) => state !== 'Paid' && state !== 'Withdrawn',
)
export type InvoiceTopic = (typeof INVOICE_TOPICS)[number]
export const VENDOR_INVOICE_TOPICS = ['buyer', 'invoice_number', 'code_po', 'code_package'] as const
export type VendorInvoiceTopic = (typeof VENDOR_INVOICE_TOPICS)[number]
export const INVOICE_RANGES = ['due_date', 'createdAt'] as const
