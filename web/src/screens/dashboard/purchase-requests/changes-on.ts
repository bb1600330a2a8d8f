import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'

/** Changes of lines that are still there, and of their vendors; where a line goes is not one. */
export function changesOn(
  lines: readonly Pick<CartLine, 'productId' | 'vendorId'>[],
  changes: readonly LineChange[],
): LineChange[] {
  const there = new Set(lines.flatMap(({ productId, vendorId }) => [productId, vendorId]))
  return changes.filter(({ productId, field }) => there.has(productId) && field !== 'coverage')
}
