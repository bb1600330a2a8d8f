import type { MoneyState } from './money/money'
import type { PaymentEvent, PaymentState } from './payments.states'

/** A payment was started, proved or paid, or ended without being paid. */
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

/**
 * Money was left to the provider, who may have applied or returned it. The payment's fields are
 * undefined when the money belongs to no known payment.
 */
export interface MoneyMoved extends Partial<Pick<PaymentMoved, 'buyerId' | 'paymentId' | 'code'>> {
  moneyId: string
  reference: string
  status: MoneyState
}
