import { sumTotal } from '../cart/cart.rules'
import { dayIn, daysAfter } from '../kernel/calendar'
import { decimal, min, sum, ZERO, type Decimal, type DecimalInput } from '../kernel/decimal'
import type { Text } from '../kernel/texts'
import { receivedFigures, type ReceivedFigures } from '../orders/orders.rules'
import { DUE_SOON_DAYS } from './invoices.constants'
import { invoiceErrors } from './invoices.errors'
import type { DueMark } from './invoices.model'
import type { InvoiceState } from './invoices.states'

/** A line of an approved receipt, with the price that stands. */
export interface ReceivedLine {
  received: DecimalInput
  discountPrice: DecimalInput
  singleTaxPrice: DecimalInput
}

/** Whole rupiah; `grandTotal` = subTotal + tax + shipping − downPaymentUsed (Spec 2 §9). */
export interface InvoiceFigures {
  lines: readonly ReceivedFigures[]
  /** Σ sub_total_received: tax left out. */
  subTotal: Decimal
  /** Σ sub_total_tax. */
  tax: Decimal
  shipping: Decimal
  downPaymentUsed: Decimal
  grandTotal: Decimal
}

/**
 * What an invoice of one receipt comes to (`docs/domain.md` §6). Of the order's down payment it uses
 * what is left, up to the whole of it.
 */
export function invoiceFigures(
  received: readonly ReceivedLine[],
  { shipping, downPaymentLeft }: { shipping: DecimalInput; downPaymentLeft: DecimalInput },
): InvoiceFigures {
  const lines = received.map((line) => receivedFigures(line.received, line))
  const subTotal = sum(lines.map((line) => line.subTotalReceived))
  const tax = sum(lines.map((line) => line.subTotalTax))
  const before = subTotal.plus(tax).plus(shipping)
  const downPaymentUsed = min(before, downPaymentLeft)
  const grandTotal = before.minus(downPaymentUsed)
  return { lines, subTotal, tax, shipping: decimal(shipping), downPaymentUsed, grandTotal }
}

/** Where an invoice begins: with nothing to pay it is Paid. */
export const stateAtIssue = (grandTotal: DecimalInput): InvoiceState =>
  decimal(grandTotal).eq(ZERO) ? 'Paid' : 'Ready to Payment'

/** Noon of the day by which an invoice is to be paid: so many days after its issue (Spec 2 §9). */
export const dueDate = (issuedAt: Date, term: number, zone: string): Date =>
  daysAfter(issuedAt, term, zone)

/** What is said of the due date of an invoice that is to be paid, by the calendar of its buyer. */
export function dueMark(
  dueDay: string,
  state: InvoiceState,
  now: Date,
  zone: string,
): DueMark | null {
  if (state === 'Paid' || state === 'Withdrawn') return null
  if (dueDay < dayIn(now, zone)) return 'overdue'
  return dueDay <= dayIn(daysAfter(now, DUE_SOON_DAYS, zone), zone) ? 'soon' : null
}

/** What invoices are held against before they are paid together. */
export interface Payable {
  vendorId: string
  /** yyyy-MM-dd */
  dueDay: string
  isDirect: boolean
  state: InvoiceState
  grandTotal: DecimalInput
}

/** Why these can't be paid as one, if they can't (Spec 2 §5). */
export function mergeProblem(invoices: readonly Payable[]): Text | undefined {
  const [first, ...others] = invoices
  if (!first) return invoiceErrors.nothingChosen
  const isAlike = (other: Payable) =>
    other.vendorId === first.vendorId &&
    other.dueDay === first.dueDay &&
    other.isDirect === first.isDirect
  if (!others.every(isAlike)) return invoiceErrors.notMergeable
  if (invoices.some(({ state }) => state !== 'Ready to Payment')) return invoiceErrors.notPayable
  return undefined
}

/** Whole rupiah of several paid together. */
export const amountToPay = (invoices: readonly Pick<Payable, 'grandTotal'>[]): Decimal =>
  sumTotal(invoices.map(({ grandTotal }) => grandTotal))
