// @vitest-environment happy-dom
import { MAX_LINES } from '@pasok/domain/cart/cart.constants'
import { repriceLine } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { describe, expect, it } from 'vitest'
import { addAll } from './cart.added'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'

const CITY = 'Kota Bandung'
const quantities = (lines: readonly CartLine[]) =>
  lines.map(({ productId, quantity }) => [productId, quantity])

describe('adding many lines', () => {
  it('adds each with its own quantity, in their order', () => {
    const { lines, changed } = addAll(
      [],
      [lineOf({ productId: 'b', quantity: 3 }), lineOf({ productId: 'a', quantity: 2.5 })],
      CITY,
    )
    expect(quantities(changed)).toEqual([
      ['b', 3],
      ['a', 2.5],
    ])
    expect(lines.every(({ isAdded, notice }) => isAdded && notice === undefined)).toBe(true)
  })

  it('increases existing lines, at the current price, and keeps the note', () => {
    const there = lineOf({ quantity: 2.5, note: 'blue' })
    const { changed } = addAll([there], [lineOf({ quantity: 3, retail_price: 2_000 })], CITY)
    expect(changed).toEqual([
      { ...repriceLine(lineOf({ retail_price: 2_000 }), 5.5), note: 'blue' },
    ])
  })

  it('adds up a product that is listed twice', () => {
    const { lines, changed } = addAll([], [lineOf({ quantity: 2 }), lineOf({ quantity: 3 })], CITY)
    expect(quantities(changed)).toEqual([['p1', 5]])
    expect(lines).toHaveLength(2)
  })

  it('fits quantities to minimum and stock, and says so', () => {
    const { lines, changed } = addAll(
      [lineOf({ productId: 'there', quantity: 9 })],
      [
        lineOf({ productId: 'few', quantity: 1, minimum_order_quantity: 4 }),
        lineOf({ productId: 'there', quantity: 2 }),
      ],
      CITY,
    )
    expect(quantities(changed)).toEqual([
      ['few', 4],
      ['there', 10],
    ])
    expect(lines.map(({ isAdded, notice }) => [isAdded, notice?.text])).toEqual([
      [true, cartTexts.belowMinimum],
      [true, cartTexts.aboveStock],
    ])
  })

  it('refuses unavailable products and adds the others', () => {
    const { lines, changed } = addAll(
      [],
      [
        lineOf({ productId: 'empty', stock: 0 }),
        lineOf({
          productId: 'away',
          warehouse: { city: '', province: '', country: '', coverage: ['Kota Surabaya'] },
        }),
        lineOf({ productId: 'here' }),
      ],
      CITY,
    )
    expect(quantities(changed)).toEqual([['here', 1]])
    expect(lines.map(({ isAdded, notice }) => [isAdded, notice?.text])).toEqual([
      [false, cartTexts.stockEmpty],
      [false, cartTexts.notCovered],
      [true, undefined],
    ])
  })

  it('stops at the maximum number of lines; existing lines can still be increased', () => {
    const cart = Array.from({ length: MAX_LINES }, (_, at) => lineOf({ productId: `p${at}` }))
    const { lines, changed } = addAll(cart, [lineOf({ productId: 'new' }), lineOf()], CITY)
    expect(quantities(changed)).toEqual([['p1', 2]])
    expect(lines[0]).toMatchObject({
      isAdded: false,
      notice: { text: cartTexts.tooManyLines, values: { most: MAX_LINES } },
    })
  })
})
