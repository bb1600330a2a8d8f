import type { ReceiptEvent, ReceiptState } from './receipts.states'

export interface ReceiptMoved {
  receiptId: string
  code: string
  packageId: string
  orderId: string
  buyerId: string
  vendorId: string
  event: ReceiptEvent | 'enter'
  status: ReceiptState
  by: string
}
