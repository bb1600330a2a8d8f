import type { Priced } from './api'

/** A rational number of big integers: knows nothing of the product's own arithmetic. */
interface Rational {
  top: bigint
  bottom: bigint
}

function rational(value: number): Rational {
  const [whole = '0', digits = ''] = String(value).split('.')
  return { top: BigInt(whole + digits), bottom: 10n ** BigInt(digits.length) }
}

const times = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
})
const plus = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})
const ONE: Rational = { top: 1n, bottom: 1n }
const minus = (a: Rational, b: Rational): Rational => plus(a, { top: -b.top, bottom: b.bottom })
const hundredth = (value: number): Rational => times(rational(value), { top: 1n, bottom: 100n })

/** What a line costs in whole rupiah, tax included (Spec 1 §5). */
export function subTotalOf({ product, vendor, terms }: Priced, quantity: number): number {
  const own = plus(rational(product.discount), hundredth(terms.discount_percentage))
  const setting = vendor.setting[0]?.setting[0]?.discount ?? 0
  const discount = own.top === 0n ? hundredth(setting) : own
  const price = times(rational(product.retail_price), minus(ONE, discount))
  const withTax = plus(price, times(price, rational(product.pajak.value)))
  const exact = times(rational(quantity), withTax)
  return Number(exact.top / exact.bottom)
}

/** As money is shown: `Rp. 1.250.000`. */
export const rupiah = (amount: number): string =>
  `Rp. ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`
