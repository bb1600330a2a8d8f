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

/** The inputs of a line's price. */
export interface PriceParts {
  quantity: DecimalInput
  /** Rupiah, for one unit. */
  retailPrice: DecimalInput
  /** The product's own discount. */
  discountFraction: DecimalInput
  /** The discount of the preferred-vendor relation. */
  specialDiscountPercent: DecimalInput
  /** The vendor's default discount, used when neither of the two exists. */
  defaultDiscountPercent: DecimalInput
  taxFraction: DecimalInput
}

/** The prices of one unit in rupiah, exact: after the discount, and the tax on that. */
export interface UnitPrice {
  discountPrice: DecimalInput
  singleTaxPrice: DecimalInput
}

/** The amounts of a quantity, in whole rupiah. */
interface Amounts {
  /** Tax included. */
  subTotal: Decimal
  /** The tax in `subTotal`. */
  subTotalTax: Decimal
  subTotalBeforeTax: Decimal
}

export interface LinePrice extends Amounts {
  discountPercent: Decimal
  discountPrice: Decimal
  singleTaxPrice: Decimal
  /** Price of one unit in rupiah, tax included. */
  finalPrice: Decimal
  /** Savings compared with the retail price, in whole rupiah, without tax. */
  saved: Decimal
}

/**
 * Returns a line's discount in percent, at most 100: product plus special discount, or the vendor's
 * default when both are 0 (Spec 1 §5).
 */
export function discountPercent(
  parts: Pick<PriceParts, 'discountFraction' | 'specialDiscountPercent' | 'defaultDiscountPercent'>,
): Decimal {
  const own = percentOfFraction(parts.discountFraction).plus(parts.specialDiscountPercent)
  return min(own.eq(ZERO) ? parts.defaultDiscountPercent : own, 100)
}

/**
 * Returns whether a special discount makes the product more expensive: it replaces the vendor's
 * default discount and may be smaller (Spec 1 §5).
 */
export const isDearerThanUsual = (
  parts: Pick<PriceParts, 'discountFraction' | 'specialDiscountPercent' | 'defaultDiscountPercent'>,
): boolean => discountPercent(parts).lt(discountPercent({ ...parts, specialDiscountPercent: 0 }))

/** Returns the amounts of a quantity, each rounded down once, so that tax and rest add up (Spec 1 §5). */
export function amountsOf(quantity: DecimalInput, unit: UnitPrice): Amounts {
  const count = decimal(quantity)
  const tax = count.times(unit.singleTaxPrice)
  const subTotal = floor(count.times(unit.discountPrice).plus(tax))
  const subTotalTax = floor(tax)
  return { subTotal, subTotalTax, subTotalBeforeTax: subTotal.minus(subTotalTax) }
}

/**
 * Computes all amounts of a line, exactly; `subTotal` and its parts are rounded down to whole
 * rupiah (Spec 1 §5).
 */
export function priceLine(parts: PriceParts): LinePrice {
  const quantity = decimal(parts.quantity)
  const retail = decimal(parts.retailPrice)
  const percent = discountPercent(parts)
  const discountPrice = retail.times(decimal(1).minus(fractionOfPercent(percent)))
  const singleTaxPrice = discountPrice.times(parts.taxFraction)
  return {
    discountPercent: percent,
    discountPrice,
    singleTaxPrice,
    finalPrice: discountPrice.plus(singleTaxPrice),
    ...amountsOf(quantity, { discountPrice, singleTaxPrice }),
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
