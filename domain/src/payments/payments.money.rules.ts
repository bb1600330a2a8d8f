import type { InvoiceState } from '../invoices/invoices.states'
import { invoiceMachine } from '../invoices/invoices.states'
import { decimal, sum, ZERO, type Decimal, type DecimalInput } from '../kernel/decimal'
import { canMove } from '../kernel/machine'
import type { Text } from '../kernel/texts'
import { CURRENCY } from './payments.constants'
import { moneyErrors } from './payments.errors'
import type { Gateway } from './payments.gateways'
import type { MoneyReason } from './payments.money'
import { PAYMENT_STATES, paymentMachine, type PaymentState } from './payments.states'

/** How money pays a payment: in time, or after it had expired or failed. */
type MoneyEvent = 'receive' | 'receive-late'

/** A payment with its invoices, as money finds it. */
export interface Payee {
  /** Who collects it; nobody collects a transfer by hand, which is confirmed by its proof instead. */
  gateway: Gateway | null
  state: PaymentState
  amount: DecimalInput
  invoices: readonly InvoiceState[]
}

const EVENTS: readonly MoneyEvent[] = ['receive', 'receive-late']

/** States in which a payment may be paid with money that has come, as far as its invoices are to be paid. */
export const PAYABLE_STATES = PAYMENT_STATES.filter((state) =>
  EVENTS.some((event) => canMove(paymentMachine, state, event)),
)

/** How a payment can be paid with money that has come; not at all where nothing is said. */
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
 * What becomes of money by itself (`docs/domain.md` §6): it pays its payment in the exact amount alone,
 * a late one only while all its invoices are still to be paid; anything else is kept.
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

/** Money that was kept, as it is applied by hand. */
interface Kept {
  id: string
  currency: string
  amount: DecimalInput
}

/**
 * What each of them gives to a payment: whole but for the last, of which the rest is to be returned.
 * @returns what is over of each, in the order given; or why they don't do.
 */
export function divideMoney(
  kept: readonly Kept[],
  wanted: DecimalInput,
): { over: ReadonlyMap<string, Decimal> } | { problem: Text } {
  if (kept.some(({ currency }) => currency !== CURRENCY))
    return { problem: moneyErrors.otherCurrency }
  const over = sum(kept.map(({ amount }) => amount)).minus(wanted)
  if (over.lt(ZERO)) return { problem: moneyErrors.tooLittle }
  if (kept.some(({ amount }) => over.gte(amount))) return { problem: moneyErrors.tooMuch }
  return { over: new Map(kept.map(({ id }, at) => [id, at === kept.length - 1 ? over : ZERO])) }
}
