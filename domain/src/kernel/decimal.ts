import Big from 'big.js'

/** An exact decimal. Money, fractions and quantities never pass through binary arithmetic. */
export type Decimal = Big
export type DecimalInput = string | number | Big

/**
 * An exact decimal from its written form; a JSON number counts as the digits it is written with.
 * @throws Error when the text is no decimal number.
 */
export function decimal(value: DecimalInput): Decimal {
  return new Big(value)
}

export const ZERO = decimal(0)
const HUNDREDTH = decimal('0.01')

/** The whole number not above `value`, for values ≥ 0 and below 0 alike (Spec 1 §9: floor). */
export function floor(value: Decimal): Decimal {
  const cut = value.round(0, Big.roundDown)
  return cut.gt(value) ? cut.minus(1) : cut
}

/** `value` percent as a fraction: 15 → 0.15. */
export function fractionOfPercent(percent: DecimalInput): Decimal {
  return decimal(percent).times(HUNDREDTH)
}

/** A fraction as percent: 0.15 → 15. */
export function percentOfFraction(fraction: DecimalInput): Decimal {
  return decimal(fraction).times(100)
}

/** The sum, exact; 0 for none. */
export function sum(values: Iterable<DecimalInput>): Decimal {
  let total = ZERO
  for (const value of values) total = total.plus(value)
  return total
}

/** The smaller of two. */
export function min(a: DecimalInput, b: DecimalInput): Decimal {
  const left = decimal(a)
  const right = decimal(b)
  return left.lt(right) ? left : right
}

/** True when `value` has at most `places` digits behind the point. */
export function hasAtMostDecimals(value: DecimalInput, places: number): boolean {
  const exact = decimal(value)
  return exact.eq(exact.round(places, Big.roundDown))
}

/** As a JSON number (`wire.md`: numbers are JSON numbers). */
export function toNumber(value: DecimalInput): number {
  return decimal(value).toNumber()
}
