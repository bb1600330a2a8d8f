import type { MoneyState } from './payments.money'
import type { PaymentEvent, PaymentState } from './payments.states'

/** A payment was begun, proved, paid, or has ended without. */
export interface PaymentMoved {
  paymentId: string
  code: string
  buyerId: string
  vendorId: string
  invoiceIds: readonly string[]
  isDirect: boolean
  event: PaymentEvent | 'begin'
  status: PaymentState
  by: string
}

/** Money was kept for the provider, who then applied or returned it; of a payment that is known, whose. */
export interface MoneyMoved extends Partial<Pick<PaymentMoved, 'buyerId' | 'paymentId' | 'code'>> {
  moneyId: string
  /** What it was paid for, as its gateway said. */
  reference: string
  status: MoneyState
}
