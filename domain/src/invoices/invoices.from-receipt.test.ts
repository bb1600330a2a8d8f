import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ZERO } from '../kernel/decimal'
import { dueDate, invoiceFigures, stateAtIssue } from './invoices.from-receipt'

/**
 * Quantities and prices in hundredths and the tax in hundredths of a percent, so all values are whole numbers.
 */
const line = fc.record({
  received: fc.integer({ min: 0, max: 1_000_000 }),
  price: fc.integer({ min: 1, max: 100_000_000_00 }),
  tax: fc.integer({ min: 0, max: 2_000 }),
})
const order = fc.record({
  packages: fc.array(
    fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      shipping: fc.integer({ min: 0, max: 5_000_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  downPayment: fc.integer({ min: 0, max: 1_000_000_000_000 }),
})
type Line = typeof line extends fc.Arbitrary<infer One> ? One : never

const SCALE = 10n ** 8n
/** Returns floor(received × (price + price × tax)) in whole rupiah, without intermediate rounding. */
const exactAmount = ({ received, price, tax }: Line): bigint =>
  (BigInt(received) * BigInt(price) * (10_000n + BigInt(tax))) / SCALE
const exactTax = ({ received, price, tax }: Line): bigint =>
  (BigInt(received) * BigInt(price) * BigInt(tax)) / SCALE

const given = ({ received, price, tax }: Line) => {
  const discountPrice = decimal(price).div(100)
  return {
    received: decimal(received).div(100),
    discountPrice,
    singleTaxPrice: discountPrice.times(tax).div(10_000),
  }
}

describe('an invoice', () => {
  // proves 2.9.17
  it('is exact: together with the used down payment it equals its lines and shipping', () => {
    fc.assert(
      fc.property(order, ({ packages, downPayment }) => {
        let left = decimal(downPayment)
        let used = ZERO
        for (const { lines, shipping } of packages) {
          const figures = invoiceFigures(lines.map(given), { shipping, downPaymentLeft: left })
          const amount = lines.reduce((total, one) => total + exactAmount(one), 0n)
          const tax = lines.reduce((total, one) => total + exactTax(one), 0n)
          expect(figures.tax.toFixed()).toBe(tax.toString())
          expect(figures.subTotal.plus(figures.tax).toFixed()).toBe(amount.toString())
          expect(figures.grandTotal.plus(figures.downPaymentUsed).toFixed()).toBe(
            (amount + BigInt(shipping)).toString(),
          )
          expect(figures.grandTotal.gte(0) && figures.downPaymentUsed.lte(left)).toBe(true)
          // An invoice has an amount to pay only after the whole down payment is used.
          expect(figures.grandTotal.eq(0) || figures.downPaymentUsed.eq(left)).toBe(true)
          left = left.minus(figures.downPaymentUsed)
          used = used.plus(figures.downPaymentUsed)
        }
        // The unused part of the down payment is refunded when the order has ended.
        expect(used.plus(left).toFixed()).toBe(decimal(downPayment).toFixed())
      }),
    )
  })

  it('of a line received in full costs its sub_total', () => {
    const { lines, grandTotal } = invoiceFigures(
      [{ received: 3, discountPrice: '33333.33', singleTaxPrice: '3666.6663' }],
      { shipping: 0, downPaymentLeft: 0 },
    )
    expect(lines.map(({ amount }) => amount.toFixed())).toEqual(['110999'])
    expect(grandTotal.toFixed()).toBe('110999')
  })

  it('of 0 is paid at issue', () => {
    expect(stateAtIssue(0)).toBe('Paid')
    expect(stateAtIssue(1)).toBe('Ready to Payment')
  })

  // proves 2.9.16
  it('is due the payment term after its issue, by the buyer’s calendar', () => {
    // 23:30 in Jakarta.
    const issued = new Date('2026-11-21T16:30:00Z')
    expect(dueDate(issued, 14, 'Asia/Jakarta').toISOString()).toBe('2026-12-05T05:00:00.000Z')
    expect(dueDate(issued, 0, 'Asia/Jayapura').toISOString()).toBe('2026-11-22T03:00:00.000Z')
  })
})
