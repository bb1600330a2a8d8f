import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimal,
  floor,
  fractionOfPercent,
  hasMaxDecimals,
  min,
  percentOfFraction,
  sum,
  toNumber,
} from './decimal'

/** Writes a decimal from its digits and the number of decimal places. */
const written = (digits: bigint, places: number): string => {
  const sign = digits < 0n ? '-' : ''
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  return places === 0
    ? sign + text
    : `${sign}${text.slice(0, -places)}.${text.slice(text.length - places)}`
}

const digits = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n })
const places = fc.integer({ min: 0, max: 6 })

describe('decimals', () => {
  it.each([
    ['0.29', '29'],
    ['0.57', '57'],
    ['1.15', '115'],
    [0.29, '29'],
    [0.57, '57'],
    [1.15, '115'],
  ])('%s is exactly %s percent', (fraction, percent) => {
    expect(percentOfFraction(fraction).toFixed()).toBe(percent)
    expect(floor(percentOfFraction(fraction)).toFixed()).toBe(percent)
    expect(fractionOfPercent(percent).eq(fraction)).toBe(true)
  })

  it('floor is the largest whole number not above, also below zero', () => {
    fc.assert(
      fc.property(digits, places, (n, p) => {
        const unit = 10n ** BigInt(p)
        const whole = n / unit - (n < 0n && n % unit !== 0n ? 1n : 0n)
        expect(floor(decimal(written(n, p))).toFixed()).toBe(String(whole))
      }),
    )
  })

  it('sums are exact whatever the order', () => {
    fc.assert(
      fc.property(fc.array(digits, { maxLength: 30 }), (list) => {
        const total = written(
          list.reduce((left, right) => left + right, 0n),
          2,
        )
        const parts = list.map((n) => written(n, 2))
        expect(sum(parts).eq(total)).toBe(true)
        expect(sum(parts.toReversed()).eq(total)).toBe(true)
      }),
    )
    expect(sum([0.1, 0.2]).toFixed()).toBe('0.3')
    expect(sum([]).toFixed()).toBe('0')
  })

  it('counts the digits after the point', () => {
    fc.assert(
      fc.property(digits, places, places, (n, p, max) => {
        const text = written(n, p)
        const behind = (text.split('.')[1] ?? '').replace(/0+$/, '').length
        expect(hasMaxDecimals(text, max)).toBe(behind <= max)
      }),
    )
    expect(hasMaxDecimals(1.005, 2)).toBe(false)
    expect(hasMaxDecimals(1.1, 1)).toBe(true)
    expect(hasMaxDecimals(1e-7, 2)).toBe(false)
  })

  it('returns the smaller of two, and JSON numbers', () => {
    expect(min('0.3', 0.29).toFixed()).toBe('0.29')
    expect(min(1, 1).toFixed()).toBe('1')
    expect(toNumber('1250000.50')).toBe(1_250_000.5)
  })

  it.each(['', 'NaN', 'Infinity', '1,5', '1e', '0x10'])('%j is no decimal', (text) => {
    expect(() => decimal(text)).toThrow()
  })
})
