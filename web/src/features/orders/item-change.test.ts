import { describe, expect, it } from 'vitest'
import {
  changeOf,
  differenceOf,
  draftOfItem,
  figuresOfChange,
  isSame,
  shippingOfTyped,
} from './item-change'

const item = {
  quantity: 12.5,
  retail_price: 10_000,
  discount: 0.1,
  tax: { title: 'PPN', value: 0.11 },
}
const typed = (quantity: string, price = '10.000') =>
  changeOf({ quantity, price, reason: '' }, item)

describe('a vendor’s proposal for an item', () => {
  it('starts with the current values, which is no change', () => {
    const draft = draftOfItem(item)
    expect(draft).toEqual({ quantity: '12,5', price: '10.000', reason: '' })
    expect(isSame(changeOf(draft, item), item)).toBe(true)
  })

  it.each([
    ['0', 0],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1,25', 1.25],
  ])('reads %s', (text, value) => expect(typed(text).quantity).toBe(value))

  it.each(['', '-1', '1e1', '0x1', '12,51', '1,255', 'zwei', 'NaN', 'Infinity'])(
    'rejects the quantity %j',
    (text) => expect(typed(text).quantity).toBeNaN(),
  )

  it.each(['', '0', '-5', '1,005', '1e3', '1.000.000.000.000'])('rejects the price %j', (text) =>
    expect(typed('1', text).retailPrice).toBeNaN(),
  )

  it('computes the price after discount, and whole rupiah with tax', () => {
    expect(figuresOfChange(item, typed('2', '9.999,99'))).toEqual({
      price: 8_999.991,
      subTotal: 19_979,
    })
    expect(figuresOfChange(item, typed('0'))).toEqual({ price: 9_000, subTotal: 0 })
    expect(figuresOfChange(item, typed('99'))).toBeNull()
  })
})

describe('the difference that a change makes', () => {
  it('is given in rupiah and in percent of the previous value', () => {
    expect(differenceOf(20_000, 18_000)).toEqual({ amount: -2_000, share: -10 })
    expect(differenceOf(20_000, 25_000)).toEqual({ amount: 5_000, share: 25 })
    expect(differenceOf(20_000, 20_000)).toBeUndefined()
    expect(differenceOf(0, 500)).toEqual({ amount: 500, share: undefined })
  })
})

describe('a shipping cost', () => {
  it('is whole rupiah', () => {
    expect(shippingOfTyped('Rp. 25.000')).toBe(25_000)
    expect(shippingOfTyped('0')).toBe(0)
    for (const wrong of ['', '-1', '1,5', '1e3', '1.000.000.000.000'])
      expect(shippingOfTyped(wrong)).toBeNaN()
  })
})
