import type { Feature } from '../kernel/features'
import { canMove } from '../kernel/machine'
import { findMoneyEvent, type Payee } from './money/money.rules'
import type { PaymentAction, PaymentKind, ReviewAction } from './payments.model'
import { paymentMachine, type PaymentState } from './payments.states'
import type { AccountAction } from './bank-accounts/banks.model'

/**
 * Returns whether a user may edit the accounts that receive money: a vendor's owner only, or a
 * buyer's users who may edit the company.
 */
export const mayEditAccounts = (
  side: 'buyer' | 'vendor',
  { isOwner, features }: { isOwner: boolean; features: ReadonlySet<Feature> },
): boolean => (side === 'vendor' ? isOwner : features.has('company.edit'))

/** Returns which actions are allowed on an account; the default account can be removed only as the last one. */
export const accountActions = (
  mayEdit: boolean,
  account: { isDefault: boolean; isOnly: boolean },
): Record<AccountAction, boolean> => ({
  edit: mayEdit,
  'make-default': mayEdit && !account.isDefault,
  remove: mayEdit && (!account.isDefault || account.isOnly),
})

/** The facts about a payment that decide which actions are allowed. */
export interface PaymentSnapshot {
  state: PaymentState
  kind: PaymentKind
  isDirect: boolean
}

/** Returns whether a payment is a manual transfer, which the buyer proves and the payee confirms. */
export const isManualTransfer = (kind: PaymentKind): boolean => kind === 'Manual Bank Transfer'

/**
 * Returns which actions a buyer's user may take on a payment now; payments through a gateway can be
 * neither proved nor given up.
 */
export const paymentActions = (
  { features }: { features: ReadonlySet<Feature> },
  { state, kind }: PaymentSnapshot,
): Record<PaymentAction, boolean> => {
  const may = features.has('invoices.pay') && isManualTransfer(kind)
  return {
    proof: may && canMove(paymentMachine, state, 'submit-proof'),
    'give-up': may && canMove(paymentMachine, state, 'give-up'),
  }
}

/** Returns who confirms a payment: the vendor when paid directly, otherwise the provider. */
export const reviewerOf = ({
  isDirect,
}: Pick<PaymentSnapshot, 'isDirect'>): 'vendor' | 'provider' => (isDirect ? 'vendor' : 'provider')

/**
 * Returns which actions the vendor or the provider may take on a payment now; only the provider may
 * apply unassigned money to gateway payments.
 */
export const reviewActions = (
  side: 'vendor' | 'provider',
  payment: PaymentSnapshot & Omit<Payee, 'amount'>,
): Record<ReviewAction, boolean> => {
  const may = reviewerOf(payment) === side
  return {
    confirm: may && canMove(paymentMachine, payment.state, 'confirm'),
    refuse: may && canMove(paymentMachine, payment.state, 'refuse'),
    apply: side === 'provider' && findMoneyEvent(payment) !== undefined,
  }
}
