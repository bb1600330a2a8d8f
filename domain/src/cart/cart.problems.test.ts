import { describe, expect, it } from 'vitest'
import type { Offer } from './cart.offers'
import { offer } from './cart.offers.fixture'
import { findLineProblem } from './cart.problems'

describe('why a line cannot be submitted', () => {
  const city = '3273'
  const find = (quantity: number, now: Offer | undefined, coverage: readonly string[] = [city]) =>
    findLineProblem({ quantity }, now, coverage, city)

  it('is nothing when it fits', () => {
    expect(find(2, offer)).toBeUndefined()
    expect(find(40, offer)).toBeUndefined()
    expect(find(2.5, offer)).toBeUndefined()
  })

  it.each([
    { quantity: 4, now: undefined, problem: 'withdrawn', limit: 0 },
    { quantity: 4, now: { ...offer, available: false }, problem: 'withdrawn', limit: 0 },
    { quantity: 4, now: { ...offer, stock: 0 }, problem: 'stock-empty', limit: 0 },
    { quantity: 41, now: offer, problem: 'above-stock', limit: 40 },
    { quantity: 1.99, now: offer, problem: 'below-minimum', limit: 2 },
    { quantity: 0.5, now: { ...offer, minimum: 0 }, problem: 'below-minimum', limit: 1 },
    { quantity: 50, now: { ...offer, minimum: 60 }, problem: 'stock-below-minimum', limit: 40 },
    { quantity: 4, now: { ...offer, minimum: 60 }, problem: 'stock-below-minimum', limit: 40 },
  ])('is $problem', ({ quantity, now, problem, limit }) => {
    expect(find(quantity, now)).toEqual({ problem, limit })
  })

  it('is first that the product is withdrawn, then that it is not delivered there', () => {
    expect(find(4, { ...offer, stock: 0 }, [])?.problem).toBe('not-covered')
    expect(find(4, offer, ['3171'])?.problem).toBe('not-covered')
    expect(find(4, { ...offer, available: false }, [])?.problem).toBe('withdrawn')
  })
})
