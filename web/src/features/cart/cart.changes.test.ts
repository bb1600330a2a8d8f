import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { describe, expect, it } from 'vitest'
import { decreaseLine, findRefusal, increaseLine, typeQuantity } from './cart.changes'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'

const belowMinimum = (minimum: number) => ({
  tone: 'warning',
  text: cartTexts.belowMinimum,
  values: { minimum },
})
const aboveStock = (stock: number) => ({
  tone: 'warning',
  text: cartTexts.aboveStock,
  values: { stock },
})
const success = (text: (typeof cartTexts)[keyof typeof cartTexts]) => ({ tone: 'success', text })

describe('refusing a product', () => {
  // proves 1.5.45 2.5.16
  it('without stock', () => {
    const refusal = findRefusal(lineOf({ stock: 0 }), 'Kota Bandung')
    expect(refusal?.text.en).toBe('Product stock is empty, please contact vendor.')
  })

  // proves 1.5.46
  it('that is not delivered to the chosen city', () => {
    expect(findRefusal(lineOf(), 'Kota Surabaya')?.text.en).toBe(
      'This product cannot added to this PR, because vendor coverage area for this product does not match with your address!',
    )
  })

  it('whose minimum order no stock can meet', () => {
    const refusal = findRefusal(lineOf({ stock: 3, minimum_order_quantity: 5 }), 'Kota Bandung')
    expect(refusal).toMatchObject({ tone: 'error', values: { minimum: 5, stock: 3 } })
  })

  it('ignores the city while no delivery area is chosen', () => {
    expect(findRefusal(lineOf(), undefined)).toBeUndefined()
  })

  it('accepts a product with stock that is delivered there', () => {
    expect(findRefusal(lineOf(), 'Kota Bandung')).toBeUndefined()
  })
})

describe('typing a quantity', () => {
  it('applies it and recomputes the totals', () => {
    const { line, notice } = typeQuantity(lineOf(), '2.5')
    expect(line).toMatchObject({ quantity: 2.5, sub_total: 2_775, tax_price: 275 })
    expect(notice).toEqual(success(cartTexts.changed))
  })

  // proves 1.5.38
  it.each(['', '.', '0', '3', '4.99'])('raises %j to the minimum order', (text) => {
    const { line, notice } = typeQuantity(lineOf({ quantity: 7, minimum_order_quantity: 5 }), text)
    expect(line?.quantity).toBe(5)
    expect(notice).toEqual(belowMinimum(5))
  })

  it('raises to 1 where the product names no minimum', () => {
    const { line, notice } = typeQuantity(lineOf({ minimum_order_quantity: 0 }), '0.5')
    expect(line?.quantity).toBe(1)
    expect(notice).toEqual(belowMinimum(1))
  })

  // proves 1.5.39
  it('reduces it to the stock', () => {
    const { line, notice } = typeQuantity(lineOf(), '11')
    expect(line?.quantity).toBe(10)
    expect(notice).toEqual(aboveStock(10))
  })

  it('reduces an already typed quantity to the stock, and says so', () => {
    const line = lineOf({ quantity: 10 })
    expect(typeQuantity(line, '12')).toEqual({ line, notice: aboveStock(10) })
  })

  it('never becomes 0 without stock, and says so', () => {
    const { line, notice } = typeQuantity(lineOf({ quantity: 3, stock: 0 }), '2')
    expect(line?.quantity).toBe(2)
    expect(notice).toEqual(aboveStock(0))
  })

  // proves 1.5.37
  it.each(['-2', '1e3', '2,5', 'abc', '1.234'])('rejects %j', (text) => {
    const line = lineOf()
    expect(typeQuantity(line, text)).toEqual({ line, notice: undefined })
  })

  it('says nothing when the same value is typed again', () => {
    const line = lineOf({ quantity: 2 })
    expect(typeQuantity(line, '2.')).toEqual({ line, notice: undefined })
  })
})

describe('plus', () => {
  it('adds one', () => {
    expect(increaseLine(lineOf({ quantity: 2.5 }))).toMatchObject({
      line: { quantity: 3.5 },
      notice: success(cartTexts.increased),
    })
  })

  // proves 1.5.42
  it.each([10, 9.5])(
    'at %s of 10 in stock says how many are left and changes nothing',
    (quantity) => {
      const line = lineOf({ quantity })
      expect(increaseLine(line)).toEqual({ line, notice: aboveStock(10) })
    },
  )
})

describe('minus', () => {
  it('removes one', () => {
    expect(decreaseLine(lineOf({ quantity: 3 }))).toMatchObject({
      line: { quantity: 2 },
      notice: success(cartTexts.decreased),
    })
  })

  // proves 1.5.41
  it('at the minimum order says so and changes nothing', () => {
    const line = lineOf({ quantity: 5, minimum_order_quantity: 5 })
    expect(decreaseLine(line)).toEqual({ line, notice: belowMinimum(5) })
  })

  it('stops at the minimum order', () => {
    const { line } = decreaseLine(lineOf({ quantity: 5.5, minimum_order_quantity: 5 }))
    expect(line?.quantity).toBe(5)
  })

  // proves 1.5.43
  it('at quantity 1 asks to remove the line, which stays until the answer', () => {
    const line = lineOf()
    const { name } = line
    expect(decreaseLine(line)).toEqual({
      line,
      notice: {
        tone: 'warning',
        text: cartTexts.confirmRemoveItem,
        values: { name },
        shouldConfirmRemoval: true,
      },
    })
  })
})
