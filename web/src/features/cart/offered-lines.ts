import { LINES_AT_ONCE } from '@pasok/domain/cart/cart.constants'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { call } from '../../lib/api'
import { partsOf } from '../../lib/parts'

/**
 * Loads products as cart lines at the company's current prices, without products that are no longer offered.
 */
export async function fetchOfferedLines(
  items: readonly Pick<CartLine, 'productId' | 'quantity'>[],
): Promise<CartLine[]> {
  const parts = await Promise.all(
    partsOf(items, LINES_AT_ONCE).map((part) => call('makeCartLines', { body: { items: part } })),
  )
  return parts.flat()
}
