import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { describe, expect, it } from 'vitest'
import { findQuantityTrouble, hasProblem, nextProblem, steadyChanges } from './cart.problems'

const price = (productId: string, to = 2) => ({ productId, field: 'price' as const, from: 1, to })
const NONE = new Map()

describe('a line with a problem', () => {
  it.each([
    [lineOf({ quantity: 3 }), undefined],
    [lineOf({ quantity: 0 }), 'below-minimum'],
    [lineOf({ quantity: 3, minimum_order_quantity: 5 }), 'below-minimum'],
    [lineOf({ quantity: 11 }), 'above-stock'],
    [lineOf({ quantity: 1, stock: 0 }), 'stock-empty'],
    [lineOf({ quantity: 20, minimum_order_quantity: 20 }), 'stock-below-minimum'],
  ])('%# %s', (line, problem) => {
    expect(findQuantityTrouble(line)).toBe(problem)
    expect(findQuantityTrouble(line)).toBe(problem)
    expect(hasProblem(line, NONE)).toBe(problem !== undefined)
  })

  it('includes a line that changed since it was saved', () => {
    const changes = steadyChanges(NONE, [price('p1')])
    expect(hasProblem(lineOf(), changes)).toBe(true)
    expect(hasProblem(lineOf({ productId: 'p2' }), changes)).toBe(false)
  })
})

describe('changes', () => {
  it('keep their identity while their content is the same', () => {
    const before = steadyChanges(NONE, [price('p1'), price('p2')])
    expect(steadyChanges(before, [price('p1'), price('p2')])).toBe(before)
    const now = steadyChanges(before, [price('p1'), price('p2', 3)])
    expect(now.get('p1')).toBe(before.get('p1'))
    expect(now.get('p2')).toEqual([price('p2', 3)])
    expect(steadyChanges(before, [price('p1')]).has('p2')).toBe(false)
  })
})

it('problems follow each other in display order and then start again', () => {
  const shown = ['a', 'b', 'c', 'd']
  expect(nextProblem(['b', 'd'], shown, undefined)).toBe('b')
  expect(nextProblem(['b', 'd'], shown, 'b')).toBe('d')
  expect(nextProblem(['b', 'd'], shown, 'c')).toBe('d')
  expect(nextProblem(['b', 'd'], shown, 'd')).toBe('b')
  // The current problem was solved or removed.
  expect(nextProblem(['b', 'd'], shown, 'gone')).toBe('b')
  expect(nextProblem([], shown, 'b')).toBeUndefined()
})
