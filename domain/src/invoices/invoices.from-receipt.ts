import { daysAfter } from '../kernel/calendar'
import { decimal, min, sum, ZERO, type Decimal, type DecimalInput } from '../kernel/decimal'
import { receivedFigures, type ReceivedFigures } from '../orders/orders.rules'
import type { InvoiceState } from './invoices.states'

/** A line of an approved receipt, with the price that stands. */
interface ReceivedLine {
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
