import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toNumber, type Decimal } from '../kernel/decimal'
import {
  discountPercent,
  isDearerThanUsual,
  priceLine,
  shownDiscount,
  type PriceParts,
} from './catalog.prices'

/** Exact fractions, so that the expected values do not depend on the decimals of the implementation. */
interface Rational {
  top: bigint
  bottom: bigint
}

const rational = (text: string): Rational => {
  const [whole = '', behind = ''] = text.split('.')
  return { top: BigInt(whole + behind), bottom: 10n ** BigInt(behind.length) }
}
const plus = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})
const minus = (a: Rational, b: Rational): Rational => plus(a, { top: -b.top, bottom: b.bottom })
const times = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
})
const over = (a: Rational, whole: bigint): Rational => ({ top: a.top, bottom: a.bottom * whole })
const isAbove = (a: Rational, b: Rational) => a.top * b.bottom > b.top * a.bottom
/** Rounds down. Only valid for numbers of 0 or more. */
const floorOf = (a: Rational) => a.top / a.bottom
const ONE = rational('1')
const HUNDRED = rational('100')

type Written = { readonly [Part in keyof PriceParts]: string }

/** Calculates the expected price literally as in Spec 1 §5, Price arithmetic. */
function computePrice(line: Written) {
  const own = plus(
    times(rational(line.discountFraction), HUNDRED),
    rational(line.specialDiscountPercent),
  )
  const discount = own.top === 0n ? rational(line.defaultDiscountPercent) : own
  const percent = isAbove(discount, HUNDRED) ? HUNDRED : discount
  const quantity = rational(line.quantity)
  const retail = rational(line.retailPrice)
  const discountPrice = times(retail, minus(ONE, over(percent, 100n)))
  const singleTax = times(discountPrice, rational(line.taxFraction))
  return {
    percent,
    discountPrice,
    singleTax,
    subTotal: floorOf(plus(times(quantity, discountPrice), times(quantity, singleTax))),
    subTotalTax: floorOf(times(quantity, singleTax)),
    saved: floorOf(times(quantity, minus(retail, discountPrice))),
  }
}

const isSame = (value: Decimal, wanted: Rational) => {
  const got = rational(value.toFixed())
  return got.top * wanted.bottom === wanted.top * got.bottom
}

/** A decimal text with a given number of places, as users and the database write it. */
const fixed = (max: number, places: number, min = 0) =>
  fc.integer({ min, max }).map((digits) => {
    const text = String(digits).padStart(places + 1, '0')
    return `${text.slice(0, -places)}.${text.slice(-places)}`
  })
const or = (arbitrary: fc.Arbitrary<string>, ...usual: string[]) =>
  fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(...usual) })

const writtenLine: fc.Arbitrary<Written> = fc.record({
  quantity: or(fixed(999_999_999, 2, 1), '0.29', '0.57', '1.15', '2.50', '1.00'),
  retailPrice: or(fixed(99_999_999_999_999, 2), '0.00', '1250000.00', '99.99', '0.01'),
  discountFraction: or(fixed(10_000, 4), '0.0000', '0.2900', '0.5700', '1.0000'),
  specialDiscountPercent: or(fixed(10_000, 2), '0.00', '0.29', '0.57', '1.15', '100.00'),
  defaultDiscountPercent: or(fixed(10_000, 2), '0.00', '0.29', '100.00'),
  taxFraction: or(fixed(10_000, 4), '0.0000', '0.1100', '0.1200', '1.0000'),
})

function expectSame(line: Written, parts: PriceParts) {
  const wanted = computePrice(line)
  const got = priceLine(parts)
  const figures = {
    percent: isSame(got.discountPercent, wanted.percent),
    discountPrice: isSame(got.discountPrice, wanted.discountPrice),
    singleTaxPrice: isSame(got.singleTaxPrice, wanted.singleTax),
    finalPrice: isSame(got.finalPrice, plus(wanted.discountPrice, wanted.singleTax)),
    subTotal: got.subTotal.toFixed(),
    subTotalTax: got.subTotalTax.toFixed(),
    subTotalBeforeTax: got.subTotalBeforeTax.toFixed(),
    saved: got.saved.toFixed(),
  }
  expect(figures).toEqual({
    percent: true,
    discountPrice: true,
    singleTaxPrice: true,
    finalPrice: true,
    subTotal: String(wanted.subTotal),
    subTotalTax: String(wanted.subTotalTax),
    subTotalBeforeTax: String(wanted.subTotal - wanted.subTotalTax),
    saved: String(wanted.saved),
  })
}

const asNumbers = (line: Written): PriceParts => ({
  quantity: Number(line.quantity),
  retailPrice: Number(line.retailPrice),
  discountFraction: Number(line.discountFraction),
  specialDiscountPercent: Number(line.specialDiscountPercent),
  defaultDiscountPercent: Number(line.defaultDiscountPercent),
  taxFraction: Number(line.taxFraction),
})

describe('the price of a line', () => {
  // proves 1.5.54 1.5.57 1.5.58 1.5.60
  it('is exact for 10,000 lines, in every figure', () => {
    fc.assert(
      fc.property(writtenLine, (line) => expectSame(line, line)),
      { numRuns: 10_000 },
    )
  })

  it('is the same from JSON numbers, by their written digits', () => {
    fc.assert(
      fc.property(writtenLine, (line) => expectSame(line, asNumbers(line))),
      { numRuns: 1_000 },
    )
  })

  it.each([
    { quantity: '0.29', retailPrice: '100', subTotal: '29' },
    { quantity: '0.57', retailPrice: '100', subTotal: '57' },
    { quantity: '1.15', retailPrice: '100', subTotal: '115' },
    { quantity: '0.29', retailPrice: '1000000', subTotal: '290000' },
    { quantity: '2.5', retailPrice: '10000', subTotal: '25000' },
  ])('$quantity of $retailPrice is $subTotal', ({ quantity, retailPrice, subTotal }) => {
    const parts = {
      discountFraction: 0,
      specialDiscountPercent: 0,
      defaultDiscountPercent: 0,
      taxFraction: 0,
    }
    expect(priceLine({ ...parts, quantity, retailPrice }).subTotal.toFixed()).toBe(subTotal)
    const numbers = { quantity: Number(quantity), retailPrice: Number(retailPrice) }
    expect(priceLine({ ...parts, ...numbers }).subTotal.toFixed()).toBe(subTotal)
  })

  it.each([
    { discountFraction: 0.29, discountPrice: '71' },
    { discountFraction: 0.57, discountPrice: '43' },
    { discountFraction: 0.0115, discountPrice: '98.85' },
  ])('100 less $discountFraction is $discountPrice', ({ discountFraction, discountPrice }) => {
    const parts = {
      quantity: 1,
      retailPrice: 100,
      specialDiscountPercent: 0,
      defaultDiscountPercent: 9,
      taxFraction: 0,
    }
    expect(priceLine({ ...parts, discountFraction }).discountPrice.toFixed()).toBe(discountPrice)
  })

  // proves 1.5.54 1.9.22
  it('rounds price and tax down together, not separately', () => {
    const parts = { discountFraction: 0, specialDiscountPercent: 0, defaultDiscountPercent: 0 }
    const price = priceLine({ ...parts, quantity: 1, retailPrice: '0.95', taxFraction: '0.11' })
    expect(price.subTotal.toFixed()).toBe('1')
    expect(price.subTotalTax.toFixed()).toBe('0')
  })
})

describe('the discount', () => {
  // proves 1.5.57 1.5.58 2.5.23
  it.each([
    { discountFraction: 0.1, specialDiscountPercent: 5, defaultDiscountPercent: 3, percent: 15 },
    { discountFraction: 0, specialDiscountPercent: 5, defaultDiscountPercent: 3, percent: 5 },
    { discountFraction: 0.1, specialDiscountPercent: 0, defaultDiscountPercent: 3, percent: 10 },
    { discountFraction: 0, specialDiscountPercent: 0, defaultDiscountPercent: 3, percent: 3 },
    { discountFraction: 0, specialDiscountPercent: 0, defaultDiscountPercent: 0, percent: 0 },
    { discountFraction: 0.6, specialDiscountPercent: 40, defaultDiscountPercent: 0, percent: 100 },
    { discountFraction: 0.6, specialDiscountPercent: 41, defaultDiscountPercent: 0, percent: 100 },
    { discountFraction: 1, specialDiscountPercent: 100, defaultDiscountPercent: 100, percent: 100 },
    { discountFraction: 0, specialDiscountPercent: 0, defaultDiscountPercent: 120, percent: 100 },
  ])(
    'is $percent percent for $discountFraction, $specialDiscountPercent, $defaultDiscountPercent',
    (parts) => {
      expect(toNumber(discountPercent(parts))).toBe(parts.percent)
    },
  )

  it('never makes a price negative', () => {
    fc.assert(
      fc.property(writtenLine, (line) => {
        const { discountPrice, subTotal } = priceLine(line)
        return discountPrice.gte(0) && subTotal.gte(0)
      }),
    )
  })

  // proves 2.5.22
  it.each([
    [0.29, 29],
    [0.57, 57],
    [1.15, 115],
    [0.2999, 29],
    [0.025, 2],
    [0.009, 0],
    [0, 0],
  ])('of the fraction %d shows as %d', (fraction, shown) => {
    expect(shownDiscount(fraction)).toBe(shown)
  })
})

describe('a special discount', () => {
  it.each([
    [0, 3, 5, true],
    [0, 5, 5, false],
    [0, 7, 5, false],
    [0, 0, 5, false],
    [0.1, 1, 50, false],
    [0, 3, 0, false],
  ])(
    'on a product of %d, special %d, default %d, makes it dearer than usual: %s',
    (discount, specialDiscountPercent, defaultDiscountPercent, isDearer) => {
      expect(
        isDearerThanUsual({
          discountFraction: discount,
          specialDiscountPercent,
          defaultDiscountPercent,
        }),
      ).toBe(isDearer)
    },
  )
})
