import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toNumber } from '../kernel/decimal'
import {
  findQuantityProblem,
  fitQuantity,
  isCovered,
  isQuantityText,
  minimumQuantity,
  priceDownPayment,
  sumTotal,
} from './cart.rules'

/** A decimal text with two places, as users and the database write it, with its value in hundredths. */
const fixed = (max: number) =>
  fc.integer({ min: 0, max }).map((hundredths) => {
    const digits = String(hundredths).padStart(3, '0')
    return { hundredths: BigInt(hundredths), text: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
  })

describe('sums', () => {
  const wholes = fc.array(fc.integer({ min: 0, max: 2 ** 50 }), { maxLength: 40 })

  // proves 1.5.55 1.5.56 1.9.22
  it('of sub_totals, and the down payment of them, are exact', () => {
    fc.assert(
      fc.property(wholes, fixed(10_000), (subTotals, percent) => {
        const total = subTotals.reduce((sum, one) => sum + BigInt(one), 0n)
        expect(sumTotal(subTotals).toFixed()).toBe(String(total))
        const expected = (total * percent.hundredths) / 10_000n
        expect(priceDownPayment(subTotals, percent.text).toFixed()).toBe(String(expected))
      }),
    )
  })

  // proves 1.5.56
  it('are rounded down to whole rupiah', () => {
    expect(sumTotal(['0.6', '0.9']).toFixed()).toBe('1')
    expect(sumTotal(['99.99']).toFixed()).toBe('99')
  })

  // proves 1.5.55
  it('take the down payment of the sum, not of each line', () => {
    expect(priceDownPayment([99, 99], 1).toFixed()).toBe('1')
    expect(priceDownPayment([99, 99], 0).toFixed()).toBe('0')
    expect(priceDownPayment([], 30).toFixed()).toBe('0')
  })
})

describe('a quantity', () => {
  const hundredths = fixed(1_000_000).map(({ text }) => text)

  // proves 1.5.44 1.9.19 2.5.15
  it('is at least 1, or the minimum order above it', () => {
    for (const [minimum, lowest] of [
      [0, 1],
      [0.5, 1],
      [1, 1],
      [1.5, 1.5],
      [12, 12],
    ] as const)
      expect(toNumber(minimumQuantity(minimum))).toBe(lowest)
  })

  it('is changed to the nearest allowed quantity, and the result names the limit', () => {
    fc.assert(
      fc.property(hundredths, hundredths, hundredths, (typed, minimum, stock) => {
        const limits = { minimum, stock }
        const { quantity, finding } = fitQuantity(typed, limits)
        const lowest = Math.max(1, Number(minimum))
        const raised = Math.max(Number(typed), lowest)
        const isBelow = Number(typed) < lowest
        const wanted =
          raised > Number(stock)
            ? { quantity: Number(stock) < 1 ? raised : Number(stock), finding: 'above-stock' }
            : { quantity: raised, finding: isBelow ? 'below-minimum' : undefined }
        expect({ quantity: toNumber(quantity), finding }).toEqual(wanted)
      }),
    )
  })

  it('that was brought within its limits has no problem, if they can be met', () => {
    fc.assert(
      fc.property(hundredths, hundredths, hundredths, (typed, minimum, stock) => {
        const limits = { minimum, stock }
        const problem = findQuantityProblem(fitQuantity(typed, limits).quantity, limits)
        const canBeMet = Number(stock) >= Math.max(1, Number(minimum))
        const left = Number(stock) < 1 ? 'above-stock' : 'below-minimum'
        expect(problem).toBe(canBeMet ? undefined : left)
      }),
    )
  })

  it.each([
    { typed: 1, minimum: 10, stock: 5, finding: 'above-stock', fitted: 5 },
    { typed: 7, minimum: 10, stock: 50, finding: 'below-minimum', fitted: 10 },
    { typed: 70, minimum: 10, stock: 50, finding: 'above-stock', fitted: 50 },
    { typed: 2.5, minimum: 1, stock: 50, finding: undefined, fitted: 2.5 },
    { typed: 0, minimum: 0, stock: 50, finding: 'below-minimum', fitted: 1 },
    { typed: 1, minimum: 1, stock: 0, finding: 'above-stock', fitted: 1 },
    { typed: 7, minimum: 2, stock: 0, finding: 'above-stock', fitted: 7 },
    { typed: 1, minimum: 2, stock: 0.5, finding: 'above-stock', fitted: 2 },
  ])(
    '$typed of at least $minimum and at most $stock becomes $fitted',
    ({ typed, finding, fitted, ...limits }) => {
      const got = fitQuantity(typed, limits)
      expect([toNumber(got.quantity), got.finding]).toEqual([fitted, finding])
    },
  )

  it.each([
    [5, 1, 5, undefined],
    [5.01, 1, 5, 'above-stock'],
    [0.99, 0, 5, 'below-minimum'],
    [6, 10, 5, 'above-stock'],
    [4, 10, 5, 'below-minimum'],
  ] as const)('%d of at least %d and at most %d: %s', (quantity, minimum, stock, problem) => {
    expect(findQuantityProblem(quantity, { minimum, stock })).toBe(problem)
  })

  // proves 1.5.37
  it('is typed as digits with a point and two decimals', () => {
    for (const text of ['', '1', '12.', '12.5', '12.50', '.5', '9999999.99'])
      expect(isQuantityText(text)).toBe(true)
    for (const text of ['-1', '1,5', '1.234', '1e3', ' 1', '12345678', 'x', '1.2.3', '1\n'])
      expect(isQuantityText(text)).toBe(false)
  })
})

it('a product is delivered to the cities of its coverage only', () => {
  expect(isCovered(['Kota Bandung', 'Kota Surabaya'], 'Kota Bandung')).toBe(true)
  expect(isCovered(['Kota Bandung'], 'Bandung')).toBe(false)
  expect(isCovered([], 'Kota Bandung')).toBe(false)
})
