import { decimal, type DecimalInput } from '../kernel/decimal'
import type { Offer } from './cart.offers'
import { findQuantityProblem, isCovered, minimumQuantity } from './cart.rules'

export type LineProblem =
  | 'withdrawn'
  | 'not-covered'
  | 'below-minimum'
  | 'above-stock'
  | 'stock-empty'
  /** The remaining stock is less than the minimum order. */
  | 'stock-below-minimum'

/**
 * Returns why a quantity cannot be supplied now, wherever it is delivered, with the limit that it
 * violates; undefined when it can.
 */
export function findSupplyProblem(
  line: { quantity: DecimalInput },
  offer: Pick<Offer, 'available' | 'minimum' | 'stock'> | undefined,
): { problem: Exclude<LineProblem, 'not-covered'>; limit: number } | undefined {
  if (!offer?.available) return { problem: 'withdrawn', limit: 0 }
  if (decimal(offer.stock).lte(0)) return { problem: 'stock-empty', limit: 0 }
  if (minimumQuantity(offer.minimum).gt(offer.stock))
    return { problem: 'stock-below-minimum', limit: decimal(offer.stock).toNumber() }
  const problem = findQuantityProblem(line.quantity, offer)
  if (!problem) return undefined
  const limit = problem === 'above-stock' ? offer.stock : minimumQuantity(offer.minimum)
  return { problem, limit: decimal(limit).toNumber() }
}

/**
 * Returns why a line cannot be submitted now, delivery area included (`docs/domain.md` §5);
 * undefined when it can.
 */
export function findLineProblem(
  line: { quantity: DecimalInput },
  offer: Offer | undefined,
  coverage: readonly string[],
  city: string,
): { problem: LineProblem; limit: number } | undefined {
  if (offer?.available && !isCovered(coverage, city)) return { problem: 'not-covered', limit: 0 }
  return findSupplyProblem(line, offer)
}
