import type { InvoiceEvent, InvoiceState } from './invoices.states'

/** An invoice was issued, is being paid, was paid or withdrawn. */
export interface InvoiceMoved {
  invoiceId: string
  /** The invoice's number. */
  code: string
  receiptId: string
  packageId: string
  orderId: string
  buyerId: string
  vendorId: string
  event: InvoiceEvent | 'issue'
  status: InvoiceState
  by: string
}
