import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { ownCart } from '../../../features/cart/cart.owner'
import { readCart, readMarker, replaceCart } from '../../../features/cart/cart.store'
import { lineDifferences, mergeChanges } from '../../../features/requests/line-differences'
import { fetchDraft, type Draft } from '../../../features/requests/requests.queries'
import { markerOf } from '../../../features/cart/marker-of'

const subTotalsOf = (lines: readonly CartLine[]) => lines.map((line) => line.sub_total).join()

export interface Renewal {
  /** What of the cart differs from what it was. */
  changes: readonly LineChange[]
  /** Somebody else saved the draft: the cart is that now. */
  newer?: Draft
}

const NOTHING: Renewal = { changes: [] }

/**
 * What is told of a draft whose save is what the cart was kept as: what changed since that save, and
 * what the save itself made other than it stands in the cart.
 */
export const changesFrom = (before: readonly CartLine[], { changes, items }: Draft): LineChange[] =>
  mergeChanges(changes, lineDifferences(before, items))

/**
 * Brings a saved cart to what the server has now, and gives what differs. A cart that changed
 * meanwhile is left alone: its own save will tell.
 */
export async function refreshDraft(): Promise<Renewal> {
  const asked = await readMarker()
  if (!asked.saved || asked.id === undefined) return NOTHING
  const draft = await fetchDraft(asked.id)
  const fresh = draft.items
  const cart = ownCart()
  return cart.change(async () => {
    const [before, marker] = await Promise.all([readCart(cart), readMarker(cart)])
    if (marker.revision !== asked.revision || marker.version !== asked.version) return NOTHING
    if (draft.version !== asked.version) {
      await replaceCart(fresh, markerOf(draft))
      return { changes: draft.changes, newer: draft }
    }
    const found = changesFrom(before, draft)
    if (found.length > 0 || subTotalsOf(before) !== subTotalsOf(fresh))
      await replaceCart(fresh, markerOf(draft))
    return { changes: found }
  })
}
