import {
  decimal,
  floor,
  fractionOfPercent,
  sum,
  type Decimal,
  type DecimalInput,
} from '../kernel/decimal'

/** A vendor's down payment in whole rupiah, of its sub_totals; the setting in percent (Spec 1 §5). */
export function priceDownPayment(
  subTotals: Iterable<DecimalInput>,
  percent: DecimalInput,
): Decimal {
  return floor(sum(subTotals).times(fractionOfPercent(percent)))
}

/** A document's total in whole rupiah (Spec 1 §5: rounded down). */
export function sumTotal(subTotals: Iterable<DecimalInput>): Decimal {
  return floor(sum(subTotals))
}

/** No line orders less, whatever its product's minimum (Spec 1 §5). */
const LEAST = decimal(1)

/** The least a line may order: the product's minimum, at least 1 (Spec 1 §5). */
export function leastQuantity(minimumOrder: DecimalInput): Decimal {
  const minimum = decimal(minimumOrder)
  return minimum.lt(LEAST) ? LEAST : minimum
}

export type QuantityFinding = 'below-minimum' | 'above-stock'

/**
 * What is wrong with a quantity, if anything: stock wins, since a minimum above the stock can't be
 * met at all (Spec 1 §5).
 */
export function findQuantityProblem(
  quantity: DecimalInput,
  limits: { minimum: DecimalInput; stock: DecimalInput },
): QuantityFinding | undefined {
  if (decimal(quantity).gt(limits.stock)) return 'above-stock'
  if (decimal(quantity).lt(leastQuantity(limits.minimum))) return 'below-minimum'
  return undefined
}

/**
 * A typed quantity brought within its limits: below the minimum it is raised to it, above the stock
 * cut to it; the finding says which message to show (Spec 1 §5). A stock of less than a line may
 * order is no quantity to be cut to: what was wanted stays, and waits for the vendor.
 */
export function fitQuantity(
  quantity: DecimalInput,
  limits: { minimum: DecimalInput; stock: DecimalInput },
): { quantity: Decimal; finding: QuantityFinding | undefined } {
  const least = leastQuantity(limits.minimum)
  const raised = decimal(quantity).lt(least)
  const wanted = raised ? least : decimal(quantity)
  const stock = decimal(limits.stock)
  if (wanted.gt(stock))
    return { quantity: stock.lt(LEAST) ? wanted : stock, finding: 'above-stock' }
  return { quantity: wanted, finding: raised ? 'below-minimum' : undefined }
}

/** Text that may be typed as a quantity: digits with an optional decimal point (Spec 1 §5). */
export function isQuantityText(text: string): boolean {
  return /^\d{0,7}(?:\.\d{0,2})?$/.test(text)
}

/** True when a product with this coverage is delivered to the city. */
export function isCovered(coverage: readonly string[], city: string): boolean {
  return coverage.includes(city)
}
