import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { describe, expect, it } from 'vitest'
import { lineDifferences } from './line-differences'

const line = (over: Partial<CartLine> = {}): CartLine =>
  lineOf({ name: 'Kertas A4', retail_price: 100, discount_product: 29, quantity: 2, ...over })

describe('differences of vendors', () => {
  it('are reported once per vendor, whatever the lines', () => {
    const lines = [line(), line({ productId: 'p2' })]
    const now = lines.map((one) => ({ ...one, payment_term: 14, down_payment_setting: 20 }))
    expect(
      lineDifferences(lines, now).map(({ productId, name, field, from, to }) => [
        productId,
        name,
        field,
        from,
        to,
      ]),
    ).toEqual([
      ['p1', 'Kertas A4', 'payment_term', 30, 14],
      ['p2', 'Kertas A4', 'payment_term', 30, 14],
      ['v1', 'Sinar Abadi', 'down_payment', 0, 20],
    ])
  })
})

describe('the differences between two carts', () => {
  it('are empty when neither prices nor order limits changed', () => {
    expect(lineDifferences([line()], [line({ stock: 5, note: 'x' })])).toEqual([])
  })

  it('give old and new price, tax and minimum, and insufficient stock', () => {
    const after = line({
      retail_price: 200,
      tax: { title: 'PPN', value: 0.12 },
      minimum_order_quantity: 3,
      stock: 1,
    })
    expect(
      lineDifferences([line()], [after]).map(({ field, from, to }) => [field, from, to]),
    ).toEqual([
      ['price', 71, 142],
      ['tax', 0.11, 0.12],
      ['minimum', 1, 3],
      ['stock', 10, 1],
    ])
  })

  it('omit lines that only one cart has', () => {
    expect(lineDifferences([line()], [line({ productId: 'p2', retail_price: 1 })])).toEqual([])
  })
})
