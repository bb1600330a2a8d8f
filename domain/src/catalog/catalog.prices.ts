import {
  decimal,
  floor,
  fractionOfPercent,
  min,
  percentOfFraction,
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

/**
 * True when a special discount makes a product dearer for its buyer than for everybody else: it takes
 * the place of the vendor's default, and may be less (Spec 1 §5).
 */
export const isDearerThanUsual = (
  parts: Pick<PriceParts, 'discount' | 'specialDiscount' | 'discountSetting'>,
): boolean => discountPercent(parts).lt(discountPercent({ ...parts, specialDiscount: 0 }))

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

/**
 * A discount as badges and documents show it, of its fraction: whole percent, rounded down (Spec 2
 * §5). What people type, such as the terms of a relation, is shown as they typed it.
 */
export function shownDiscount(fraction: DecimalInput): number {
  return floor(percentOfFraction(fraction)).toNumber()
}
