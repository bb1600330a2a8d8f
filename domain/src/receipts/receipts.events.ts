import type { ReceiptEvent, ReceiptState } from './receipts.states'

/** A goods receipt was entered, corrected, approved or returned. */
export interface ReceiptMoved {
  receiptId: string
  /** The receipt's. */
  code: string
  packageId: string
  orderId: string
  buyerId: string
  vendorId: string
  event: ReceiptEvent | 'enter'
  status: ReceiptState
  by: string
}
