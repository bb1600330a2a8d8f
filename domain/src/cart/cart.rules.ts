import {
  decimal,
  floor,
  fractionOfPercent,
  min,
  percentOfFraction,
  sum,
  ZERO,
  type Decimal,
  type DecimalInput,
} from '../kernel/decimal'

/** What a line's price is made of. Prices in rupiah, `discount` and `tax` fractions, others percent. */
export interface PriceParts {
  quantity: DecimalInput
  retailPrice: DecimalInput
  /** The product's own discount, a fraction. */
  discount: DecimalInput
  /** The preferred-vendor relation's, percent. */
  specialDiscount: DecimalInput
  /** The vendor's default for when neither of the two exists, percent. */
  discountSetting: DecimalInput
  tax: DecimalInput
}

export interface LinePrice {
  discountPercent: Decimal
  discountPrice: Decimal
  singleTaxPrice: Decimal
  /** One unit, tax included. */
  finalPrice: Decimal
  /** Whole rupiah, tax included. */
  subTotal: Decimal
  /** Whole rupiah of `subTotal` that are tax. */
  subTotalTax: Decimal
  subTotalBeforeTax: Decimal
  /** Whole rupiah saved against the retail price, tax left out. */
  saved: Decimal
}

/**
 * The discount of a line in percent, at most 100: the product's and the special one added; the
 * vendor's default only when both are 0 (Spec 1 §5).
 */
export function discountPercent(
  parts: Pick<PriceParts, 'discount' | 'specialDiscount' | 'discountSetting'>,
): Decimal {
  const own = percentOfFraction(parts.discount).plus(parts.specialDiscount)
  return min(own.eq(ZERO) ? parts.discountSetting : own, 100)
}

/** All figures of a line, exact; `subTotal` and its parts floored to whole rupiah (Spec 1 §5). */
export function priceLine(parts: PriceParts): LinePrice {
  const quantity = decimal(parts.quantity)
  const retail = decimal(parts.retailPrice)
  const percent = discountPercent(parts)
  const discountPrice = retail.times(decimal(1).minus(fractionOfPercent(percent)))
  const singleTaxPrice = discountPrice.times(parts.tax)
  const subTotal = floor(quantity.times(discountPrice).plus(quantity.times(singleTaxPrice)))
  const subTotalTax = floor(quantity.times(singleTaxPrice))
  return {
    discountPercent: percent,
    discountPrice,
    singleTaxPrice,
    finalPrice: discountPrice.plus(singleTaxPrice),
    subTotal,
    subTotalTax,
    subTotalBeforeTax: subTotal.minus(subTotalTax),
    saved: floor(quantity.times(retail.minus(discountPrice))),
  }
}

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

/** The discount badge: whole percent, rounded down (Spec 2 §5: floor of 100 × the fraction). */
export function discountBadge(percent: DecimalInput): number {
  return floor(decimal(percent)).toNumber()
}

/** The least a line may order: the product's minimum, at least 1 (Spec 1 §5). */
export function leastQuantity(minimumOrder: DecimalInput): Decimal {
  const minimum = decimal(minimumOrder)
  return minimum.lt(1) ? decimal(1) : minimum
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
 * cut to it; the finding says which message to show (Spec 1 §5).
 */
export function fitQuantity(
  quantity: DecimalInput,
  limits: { minimum: DecimalInput; stock: DecimalInput },
): { quantity: Decimal; finding: QuantityFinding | undefined } {
  const least = leastQuantity(limits.minimum)
  const raised = decimal(quantity).lt(least)
  const wanted = raised ? least : decimal(quantity)
  if (wanted.gt(limits.stock)) return { quantity: decimal(limits.stock), finding: 'above-stock' }
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
