import { decimal, sum, toNumber, type Decimal } from '../kernel/decimal'
import type { InvoiceItem } from './invoices.model'

/** In what an invoiced line differs from what was ordered first. */
interface LineMatch {
  /** Ordered and not received, so not invoiced either; 0 when it came in full. */
  short: number
  /** Above 0: dearer than ordered, by the unit and without tax. */
  dearer: number
  /** Whole rupiah, tax included: invoiced, and how much that is above what was ordered. */
  invoiced: number
  above: number
}

type Line = Pick<
  InvoiceItem,
  | 'quantity_original'
  | 'received'
  | 'discount_price'
  | 'discount_price_original'
  | 'sub_total_original'
  | 'sub_total_received'
  | 'sub_total_tax'
>

const invoicedOf = (line: Line): Decimal =>
  decimal(line.sub_total_received).plus(line.sub_total_tax)

/** Ordered, received and invoiced of one line, held against each other. */
export function lineMatch(line: Line): LineMatch {
  const invoiced = invoicedOf(line)
  return {
    short: toNumber(decimal(line.quantity_original).minus(line.received)),
    dearer: toNumber(decimal(line.discount_price).minus(line.discount_price_original)),
    invoiced: toNumber(invoiced),
    above: toNumber(invoiced.minus(line.sub_total_original)),
  }
}

/** Received and invoiced are what was ordered, at the price that was ordered. */
export const isMatch = ({ short, dearer, above }: LineMatch): boolean =>
  short === 0 && dearer === 0 && above === 0

/** What all lines of an invoice come to, in whole rupiah with tax, and how many of them differ. */
export function invoiceMatch(lines: readonly Line[]) {
  const ordered = sum(lines.map((line) => decimal(line.sub_total_original)))
  const invoiced = sum(lines.map(invoicedOf))
  return {
    ordered: toNumber(ordered),
    invoiced: toNumber(invoiced),
    above: toNumber(invoiced.minus(ordered)),
    different: lines.filter((line) => !isMatch(lineMatch(line))).length,
  }
}
