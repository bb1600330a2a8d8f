import {
  decimal,
  floor,
  fractionOfPercent,
  sum,
  type Decimal,
  type DecimalInput,
} from '../kernel/decimal'

/**
 * Returns a vendor's down payment in whole rupiah, rounded down, for its sub_totals and its setting
 * in percent (Spec 1 §5).
 */
export function priceDownPayment(
  subTotals: Iterable<DecimalInput>,
  percent: DecimalInput,
): Decimal {
  return floor(sum(subTotals).times(fractionOfPercent(percent)))
}

/** Returns a document's total in whole rupiah, rounded down (Spec 1 §5). */
export function sumTotal(subTotals: Iterable<DecimalInput>): Decimal {
  return floor(sum(subTotals))
}

/** The smallest quantity of any line, even for products with a lower minimum (Spec 1 §5). */
const SMALLEST_MINIMUM = decimal(1)

/** Returns the smallest quantity a line may order: the product's minimum, at least 1 (Spec 1 §5). */
export function minimumQuantity(minimumOrder: DecimalInput): Decimal {
  const minimum = decimal(minimumOrder)
  return minimum.lt(SMALLEST_MINIMUM) ? SMALLEST_MINIMUM : minimum
}

export type QuantityFinding = 'below-minimum' | 'above-stock'

/**
 * Returns the problem of a quantity, if any. Stock is checked first, because a minimum above the
 * stock cannot be met (Spec 1 §5).
 */
export function findQuantityProblem(
  quantity: DecimalInput,
  limits: { minimum: DecimalInput; stock: DecimalInput },
): QuantityFinding | undefined {
  if (decimal(quantity).gt(limits.stock)) return 'above-stock'
  if (decimal(quantity).lt(minimumQuantity(limits.minimum))) return 'below-minimum'
  return undefined
}

/**
 * Raises a quantity to the minimum or cuts it to the stock; `finding` selects the message (Spec 1
 * §5). When the stock is below the minimum, the wanted quantity stays unchanged.
 */
export function fitQuantity(
  quantity: DecimalInput,
  limits: { minimum: DecimalInput; stock: DecimalInput },
): { quantity: Decimal; finding: QuantityFinding | undefined } {
  const minimum = minimumQuantity(limits.minimum)
  const raised = decimal(quantity).lt(minimum)
  const wanted = raised ? minimum : decimal(quantity)
  const stock = decimal(limits.stock)
  if (wanted.gt(stock))
    return { quantity: stock.lt(SMALLEST_MINIMUM) ? wanted : stock, finding: 'above-stock' }
  return { quantity: wanted, finding: raised ? 'below-minimum' : undefined }
}

/** Returns whether a text may be typed as a quantity: digits with an optional decimal point (Spec 1 §5). */
export function isQuantityText(text: string): boolean {
  return /^\d{0,7}(?:\.\d{0,2})?$/.test(text)
}

/** Returns whether a product with this coverage is delivered to the city. */
export function isCovered(coverage: readonly string[], city: string): boolean {
  return coverage.includes(city)
}
