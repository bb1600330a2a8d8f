import { describe, expect, it } from 'vitest'
import { shownPrice } from './shown-price'

const listed = { retail_price: 100_000, discount: 0.29, discount_price: 71_000 }
const own = {
  product_id: 'p',
  retail_price: 100_000,
  discount_product: 29,
  special_discount: 5.5,
  discount_setting: 0,
  discount_percentage: 34.5,
  discount_price: 65_500,
}

describe('the price on a card', () => {
  // proves 2.2.39
  it('is the list price while the company has none', () => {
    expect(shownPrice(listed, undefined)).toEqual({ price: 71_000, retail: 100_000, badge: 29 })
  })

  it('is the company’s own price where it has one, with the badge rounded down', () => {
    expect(shownPrice(listed, own)).toEqual({ price: 65_500, retail: 100_000, badge: 34 })
  })

  it('shows no struck-through price without a discount', () => {
    const plain = { retail_price: 100_000, discount: 0, discount_price: 100_000 }
    expect(shownPrice(plain, undefined)).toEqual({ price: 100_000, retail: undefined, badge: 0 })
  })

  it('never combines an older product with a newer price', () => {
    const since = {
      ...own,
      retail_price: 200_000,
      discount_percentage: 10,
      discount_price: 180_000,
    }
    expect(shownPrice(listed, since)).toEqual({ price: 180_000, retail: 200_000, badge: 10 })
  })
})
