import { decimal, sum, toNumber, type Decimal } from '../kernel/decimal'
import type { InvoiceItem } from './invoices.model'

/** How an invoiced line differs from its agreed order, which includes every change that both sides accepted. */
interface LineMatch {
  /** Quantity ordered but neither received nor invoiced; 0 when everything was received. */
  short: number
  /** Whole rupiah with tax: the invoiced amount, and its excess over the agreed order. */
  invoiced: number
  above: number
  /** Agreed increase of the unit price over the first order, in rupiah without tax; negative for a decrease. */
  dearer: number
  /** Both sides agreed to change the quantity or the price. */
  isChanged: boolean
}

type Line = Pick<
  InvoiceItem,
  | 'quantity'
  | 'quantity_original'
  | 'received'
  | 'discount_price'
  | 'discount_price_original'
  | 'sub_total'
  | 'sub_total_original'
  | 'sub_total_received'
  | 'sub_total_tax'
>

const invoicedOf = (line: Line): Decimal =>
  decimal(line.sub_total_received).plus(line.sub_total_tax)

/** Compares the ordered, received and invoiced quantities and amounts of a line. */
export function lineMatch(line: Line): LineMatch {
  const invoiced = invoicedOf(line)
  const dearer = toNumber(decimal(line.discount_price).minus(line.discount_price_original))
  return {
    short: toNumber(decimal(line.quantity).minus(line.received)),
    invoiced: toNumber(invoiced),
    above: toNumber(invoiced.minus(line.sub_total)),
    dearer,
    isChanged: dearer !== 0 || !decimal(line.quantity).eq(line.quantity_original),
  }
}

/** Returns whether the received and invoiced values equal the agreed order. */
export const isMatch = ({ short, above }: LineMatch): boolean => short === 0 && above === 0

/** Sums the lines of an invoice, in whole rupiah with tax, and counts the lines that differ. */
export function invoiceMatch(lines: readonly Line[]) {
  const ordered = sum(lines.map((line) => decimal(line.sub_total)))
  const orderedFirst = sum(lines.map((line) => decimal(line.sub_total_original)))
  const invoiced = sum(lines.map(invoicedOf))
  return {
    /** The agreed order of these lines, and the first order. */
    ordered: toNumber(ordered),
    orderedFirst: toNumber(orderedFirst),
    invoiced: toNumber(invoiced),
    above: toNumber(invoiced.minus(ordered)),
    different: lines.filter((line) => !isMatch(lineMatch(line))).length,
  }
}
