import { daysAfter } from '../kernel/calendar'
import { decimal, min, sum, ZERO, type Decimal, type DecimalInput } from '../kernel/decimal'
import { receivedFigures, type ReceivedFigures } from '../orders/orders.rules'
import type { InvoiceState } from './invoices.states'

interface ReceivedLine {
  received: DecimalInput
  discountPrice: DecimalInput
  singleTaxPrice: DecimalInput
}

/** Whole rupiah; `grandTotal` = subTotal + tax + shipping − downPaymentUsed (Spec 2 §9). */
export interface InvoiceFigures {
  lines: readonly ReceivedFigures[]
  /** Σ sub_total_received, without tax. */
  subTotal: Decimal
  /** Σ sub_total_tax. */
  tax: Decimal
  shipping: Decimal
  downPaymentUsed: Decimal
  grandTotal: Decimal
}

/**
 * Computes the amounts of a receipt's invoice (`docs/domain.md` §6), using as much of the order's
 * remaining down payment as possible.
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

/** Returns an invoice's first state: Paid when the total is 0. */
export const stateAtIssue = (grandTotal: DecimalInput): InvoiceState =>
  decimal(grandTotal).eq(ZERO) ? 'Paid' : 'Ready to Payment'

/** Returns noon of the due day, `term` days after issue in the buyer's time zone (Spec 2 §9). */
export const dueDate = (issuedAt: Date, term: number, zone: string): Date =>
  daysAfter(issuedAt, term, zone)
