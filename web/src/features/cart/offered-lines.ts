import { LINES_AT_ONCE } from '@pasok/domain/cart/cart.constants'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { call } from '../../lib/api'
import { partsOf } from '../../lib/parts'

/** Products as lines at what this company pays now; what is not offered is left out. */
export async function fetchOfferedLines(
  items: readonly Pick<CartLine, 'productId' | 'quantity'>[],
): Promise<CartLine[]> {
  const parts = await Promise.all(
    partsOf(items, LINES_AT_ONCE).map((part) => call('makeCartLines', { body: { items: part } })),
  )
  return parts.flat()
}
