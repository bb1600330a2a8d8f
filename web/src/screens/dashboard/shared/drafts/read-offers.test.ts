// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { renewedLines } from './read-offers'

const stored = (given: Parameters<typeof lineOf>[0], position = 1) => ({
  ...lineOf(given),
  position,
  stamp: 1,
})
const requested = new Set(['p1', 'p2'])

describe('a cart at current offers', () => {
  it('uses the new price, keeps quantity, note and position, and reports the change', () => {
    const line = stored({ quantity: 2, note: 'blue' }, 4)
    const { lines, changes } = renewedLines([line], requested, [lineOf({ retail_price: 3_000 })])
    expect(lines).toMatchObject([{ quantity: 2, note: 'blue', position: 4, discount_price: 3_000 }])
    expect(lines[0]?.sub_total).toBe(6_660)
    expect(changes).toMatchObject([{ productId: 'p1', field: 'price', from: 1_000, to: 3_000 }])
  })

  it('accepts sufficient stock silently', () => {
    const { lines, changes } = renewedLines([stored({})], requested, [lineOf({ stock: 7 })])
    expect([lines.map(({ stock }) => stock), changes]).toEqual([[7], []])
  })

  it('stays the same object without changes', () => {
    expect(renewedLines([stored({})], requested, [lineOf()])).toEqual({ lines: [], changes: [] })
  })

  it('reports products no longer offered, but none that were added meanwhile', () => {
    const cart = [stored({}), stored({ productId: 'p2' }, 2), stored({ productId: 'p3' }, 3)]
    const { lines, changes } = renewedLines(cart, requested, [lineOf()])
    expect(lines).toEqual([])
    expect(changes).toMatchObject([{ productId: 'p2', field: 'withdrawn' }])
  })
})
