import Big from 'big.js'

/** An exact decimal. Money, fractions and quantities never use binary floating point. */
export type Decimal = Big
export type DecimalInput = string | number | Big

/**
 * Returns an exact decimal; a JSON number is read as its written digits. @throws Error when the
 * text is not a decimal number.
 */
export function decimal(value: DecimalInput): Decimal {
  return new Big(value)
}

export const ZERO = decimal(0)
const HUNDREDTH = decimal('0.01')

/** Returns the largest whole number not above `value`, also for negative values (Spec 1 §9: floor). */
export function floor(value: Decimal): Decimal {
  const cut = value.round(0, Big.roundDown)
  return cut.gt(value) ? cut.minus(1) : cut
}

/** Converts percent to a fraction: 15 → 0.15. */
export function fractionOfPercent(percent: DecimalInput): Decimal {
  return decimal(percent).times(HUNDREDTH)
}

/** Converts a fraction to percent: 0.15 → 15. */
export function percentOfFraction(fraction: DecimalInput): Decimal {
  return decimal(fraction).times(100)
}

/** Returns the exact sum; 0 when there are no values. */
export function sum(values: Iterable<DecimalInput>): Decimal {
  let total = ZERO
  for (const value of values) total = total.plus(value)
  return total
}

/** Returns the smaller of two values. */
export function min(a: DecimalInput, b: DecimalInput): Decimal {
  const left = decimal(a)
  const right = decimal(b)
  return left.lt(right) ? left : right
}

/** Returns whether `value` has at most `places` decimals. */
export function hasMaxDecimals(value: DecimalInput, places: number): boolean {
  const exact = decimal(value)
  return exact.eq(exact.round(places, Big.roundDown))
}

/** Returns the value as a JSON number. */
export function toNumber(value: DecimalInput): number {
  return decimal(value).toNumber()
}
