// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { renewedLines } from './read-offers'

const stored = (given: Parameters<typeof lineOf>[0], position = 1) => ({
  ...lineOf(given),
  position,
  stamp: 1,
})
const asked = new Set(['p1', 'p2'])

describe('a cart at what is offered now', () => {
  it('takes the new price, keeps quantity, note and place, and tells of it', () => {
    const line = stored({ quantity: 2, note: 'blue' }, 4)
    const { lines, changes } = renewedLines([line], asked, [lineOf({ retail_price: 3_000 })])
    expect(lines).toMatchObject([{ quantity: 2, note: 'blue', position: 4, discount_price: 3_000 }])
    expect(lines[0]?.sub_total).toBe(6_660)
    expect(changes).toMatchObject([{ productId: 'p1', field: 'price', from: 1_000, to: 3_000 }])
  })

  it('takes a stock that still suffices without a word', () => {
    const { lines, changes } = renewedLines([stored({})], asked, [lineOf({ stock: 7 })])
    expect([lines.map(({ stock }) => stock), changes]).toEqual([[7], []])
  })

  it('is left alone where nothing is other', () => {
    expect(renewedLines([stored({})], asked, [lineOf()])).toEqual({ lines: [], changes: [] })
  })

  it('tells of what is not offered any more, but not of what was added meanwhile', () => {
    const cart = [stored({}), stored({ productId: 'p2' }, 2), stored({ productId: 'p3' }, 3)]
    const { lines, changes } = renewedLines(cart, asked, [lineOf()])
    expect(lines).toEqual([])
    expect(changes).toMatchObject([{ productId: 'p2', field: 'withdrawn' }])
  })
})
