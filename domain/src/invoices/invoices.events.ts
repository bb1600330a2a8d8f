import type { InvoiceEvent, InvoiceState } from './invoices.states'

/** An invoice was issued, its payment was started or completed, or it was withdrawn. */
export interface InvoiceMoved {
  invoiceId: string
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
