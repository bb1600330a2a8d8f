import type { InvoiceState } from '../../invoices/invoices.states'
import { invoiceMachine } from '../../invoices/invoices.states'
import { decimal, sum, ZERO, type Decimal, type DecimalInput } from '../../kernel/decimal'
import { canMove } from '../../kernel/machine'
import type { Text } from '../../kernel/texts'
import { CURRENCY, type Gateway } from '../payments.constants'
import { moneyErrors } from '../payments.errors'

import type { MoneyReason } from './money'
import { PAYMENT_STATES, paymentMachine, type PaymentState } from '../payments.states'

/** How money pays a payment: in time, or after the payment expired or failed. */
type MoneyEvent = 'receive' | 'receive-late'

export interface Payee {
  /** The gateway; null for a manual transfer, which is confirmed by its proof instead. */
  gateway: Gateway | null
  state: PaymentState
  amount: DecimalInput
  invoices: readonly InvoiceState[]
}

const EVENTS: readonly MoneyEvent[] = ['receive', 'receive-late']

/** States in which a payment can still be paid with received money, provided that its invoices can. */
export const PAYABLE_STATES = PAYMENT_STATES.filter((state) =>
  EVENTS.some((event) => canMove(paymentMachine, state, event)),
)

/** Returns the event by which received money can pay a payment; undefined when it cannot. */
export function findMoneyEvent({
  gateway,
  state,
  invoices,
}: Omit<Payee, 'amount'>): MoneyEvent | undefined {
  if (gateway === null) return undefined
  return EVENTS.find(
    (event) =>
      canMove(paymentMachine, state, event) &&
      invoices.every((invoice) => canMove(invoiceMachine, invoice, event)),
  )
}

type Verdict = { event: MoneyEvent } | { reason: MoneyReason }

/**
 * Decides automatically about received money (`docs/domain.md` §6): only the exact amount pays a
 * payment, and late money only while all its invoices are unpaid. Otherwise returns the reason for
 * leaving it to the provider.
 */
export function judgeMoney(
  { currency, amount }: { currency: string; amount: DecimalInput },
  payee: Payee | undefined,
): Verdict {
  if (!payee) return { reason: 'unknown' }
  if (currency !== CURRENCY) return { reason: 'currency' }
  if (payee.state === 'Paid') return { reason: 'duplicate' }
  if (!decimal(amount).eq(payee.amount)) return { reason: 'amount' }
  const event = findMoneyEvent(payee)
  return event ? { event } : { reason: 'late' }
}

/** Unassigned money that the provider applies to a payment. */
interface UnappliedMoney {
  id: string
  currency: string
  amount: DecimalInput
}

/**
 * Divides money for a payment: each part is used completely except the last, whose remainder is to be
 * returned. @returns the remainder of each part, in the given order, or why the money is unsuitable.
 */
export function divideMoney(
  unapplied: readonly UnappliedMoney[],
  wanted: DecimalInput,
): { over: ReadonlyMap<string, Decimal> } | { problem: Text } {
  if (unapplied.some(({ currency }) => currency !== CURRENCY))
    return { problem: moneyErrors.otherCurrency }
  const over = sum(unapplied.map(({ amount }) => amount)).minus(wanted)
  if (over.lt(ZERO)) return { problem: moneyErrors.tooLittle }
  if (unapplied.some(({ amount }) => over.gte(amount))) return { problem: moneyErrors.tooMuch }
  return {
    over: new Map(unapplied.map(({ id }, at) => [id, at === unapplied.length - 1 ? over : ZERO])),
  }
}
