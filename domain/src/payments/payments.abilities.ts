import type { Feature } from '../kernel/features'
import { canMove } from '../kernel/machine'
import { findMoneyEvent, type Payee } from './payments.money.rules'
import type { PaymentAction, PaymentKind, ReviewAction } from './payments.model'
import { paymentMachine, type PaymentState } from './payments.states'

/** A payment as it stands. */
export interface Standing {
  state: PaymentState
  kind: PaymentKind
  isDirect: boolean
}

/** True of a payment that a person proves, and another one confirms. */
export const isByHand = (kind: PaymentKind): boolean => kind === 'Manual Bank Transfer'

/** What the buyer's person may do with a payment now: what a gateway collects is neither proved nor given up. */
export const paymentActions = (
  { features }: { features: ReadonlySet<Feature> },
  { state, kind }: Standing,
): Record<PaymentAction, boolean> => {
  const may = features.has('invoices.pay') && isByHand(kind)
  return {
    proof: may && canMove(paymentMachine, state, 'submit-proof'),
    'give-up': may && canMove(paymentMachine, state, 'give-up'),
  }
}

/** Who finds the money of a payment: its vendor when it is paid directly, else the provider. */
export const reviewerOf = ({ isDirect }: Pick<Standing, 'isDirect'>): 'vendor' | 'provider' =>
  isDirect ? 'vendor' : 'provider'

/** What a vendor, or the provider, may do with a payment now; kept money pays what a gateway collects. */
export const reviewActions = (
  side: 'vendor' | 'provider',
  payment: Standing & Omit<Payee, 'amount'>,
): Record<ReviewAction, boolean> => {
  const may = reviewerOf(payment) === side
  return {
    confirm: may && canMove(paymentMachine, payment.state, 'confirm'),
    refuse: may && canMove(paymentMachine, payment.state, 'refuse'),
    apply: side === 'provider' && findMoneyEvent(payment) !== undefined,
  }
}
