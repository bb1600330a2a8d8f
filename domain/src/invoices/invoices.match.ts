import { decimal, sum, toNumber, type Decimal } from '../kernel/decimal'
import type { InvoiceItem } from './invoices.model'

/**
 * In what an invoiced line differs from its standing order: as it was ordered, with every change that
 * both sides agreed on since.
 */
interface LineMatch {
  /** Ordered and not received, so not invoiced either; 0 when it came in full. */
  short: number
  /** Whole rupiah, tax included: invoiced, and how much that is above the standing order. */
  invoiced: number
  above: number
  /** Above 0: agreed to be dearer than ordered first, by the unit and without tax. */
  dearer: number
  /** The quantity or the price was changed by agreement. */
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

/** Compares what was ordered, received and invoiced of one line. */
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

/** Received and invoiced are what the standing order says. */
export const isMatch = ({ short, above }: LineMatch): boolean => short === 0 && above === 0

/** What all lines of an invoice come to, in whole rupiah with tax, and how many of them differ. */
export function invoiceMatch(lines: readonly Line[]) {
  const ordered = sum(lines.map((line) => decimal(line.sub_total)))
  const orderedFirst = sum(lines.map((line) => decimal(line.sub_total_original)))
  const invoiced = sum(lines.map(invoicedOf))
  return {
    /** The standing order of these lines, and what they were at first. */
    ordered: toNumber(ordered),
    orderedFirst: toNumber(orderedFirst),
    invoiced: toNumber(invoiced),
    above: toNumber(invoiced.minus(ordered)),
    different: lines.filter((line) => !isMatch(lineMatch(line))).length,
  }
}
