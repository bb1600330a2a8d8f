import type { PaymentState } from './payments.states'

/** A payment was begun, proved, paid, or has ended without. */
export interface PaymentMoved {
  paymentId: string
  code: string
  buyerId: string
  vendorId: string
  invoiceIds: readonly string[]
  isDirect: boolean
  status: PaymentState
  by: string
}
