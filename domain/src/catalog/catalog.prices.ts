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

/** The inputs of a line's price. Prices in rupiah, `discount` and `tax` as fractions, the others in percent. */
export interface PriceParts {
  quantity: DecimalInput
  retailPrice: DecimalInput
  /** The product's own discount, a fraction. */
  discount: DecimalInput
  /** The discount of the preferred-vendor relation, in percent. */
  specialDiscount: DecimalInput
  /** The vendor's default discount in percent, used when neither of the two exists. */
  discountSetting: DecimalInput
  tax: DecimalInput
}

export interface LinePrice {
  discountPercent: Decimal
  discountPrice: Decimal
  singleTaxPrice: Decimal
  /** Price of one unit in rupiah, tax included. */
  finalPrice: Decimal
  /** Whole rupiah, tax included. */
  subTotal: Decimal
  /** The tax in `subTotal`, in whole rupiah. */
  subTotalTax: Decimal
  subTotalBeforeTax: Decimal
  /** Savings compared with the retail price, in whole rupiah, without tax. */
  saved: Decimal
}

/**
 * Returns a line's discount in percent, at most 100: product plus special discount, or the vendor's
 * default when both are 0 (Spec 1 §5).
 */
export function discountPercent(
  parts: Pick<PriceParts, 'discount' | 'specialDiscount' | 'discountSetting'>,
): Decimal {
  const own = percentOfFraction(parts.discount).plus(parts.specialDiscount)
  return min(own.eq(ZERO) ? parts.discountSetting : own, 100)
}

/**
 * Returns whether a special discount makes the product more expensive: it replaces the vendor's
 * default discount and may be smaller (Spec 1 §5).
 */
export const isDearerThanUsual = (
  parts: Pick<PriceParts, 'discount' | 'specialDiscount' | 'discountSetting'>,
): boolean => discountPercent(parts).lt(discountPercent({ ...parts, specialDiscount: 0 }))

/**
 * Computes all amounts of a line, exactly; `subTotal` and its parts are rounded down to whole
 * rupiah (Spec 1 §5).
 */
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
 * Returns a discount fraction as whole percent, rounded down, for badges and documents (Spec 2 §5).
 * Discounts that users type, such as a relation's terms, are shown unrounded.
 */
export function shownDiscount(fraction: DecimalInput): number {
  return floor(percentOfFraction(fraction)).toNumber()
}
