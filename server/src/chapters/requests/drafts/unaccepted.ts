import { followChanges, adoptedToAccept } from '@pasok/domain/cart/cart.changes'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { PricedItems } from '../../cart/pricing/price-items'
import type { RequestRecord } from '../requests.store'

/** Returns the changes of a draft that still have to be accepted after a save that includes these changes. */
export function remainingUnaccepted(
  draft: RequestRecord,
  changes: readonly LineChange[],
  { lines, vendors }: PricedItems,
): LineChange[] {
  const there = new Set([
    ...lines.map((line) => line.product_id),
    ...vendors.map((vendor) => vendor.vendor_id),
  ])
  return adoptedToAccept(followChanges(draft.unaccepted, changes), there)
}
