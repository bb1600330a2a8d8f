import type { LineChange } from '@pasok/domain/requests/requests.model'
import { ownCart } from '../../../features/cart/cart.owner'
import { readCart, readMarker, replaceCart } from '../../../features/cart/cart.store'
import { lineDifferences, mergeChanges } from '../../../features/requests/line-differences'
import { fetchDraft } from '../../../features/requests/requests.queries'
import { markerOf } from '../../../features/cart/marker-of'

/**
 * Brings a saved cart to the figures that the server has now, and gives what differs. A cart that
 * changed meanwhile is left alone: its own save will tell.
 */
export async function refreshDraft(): Promise<readonly LineChange[]> {
  const asked = await readMarker()
  if (!asked.saved || asked.id === undefined) return []
  const draft = await fetchDraft(asked.id)
  const fresh = draft.items
  const cart = ownCart()
  return cart.change(async () => {
    const [before, marker] = await Promise.all([readCart(cart), readMarker(cart)])
    if (marker.revision !== asked.revision) return []
    await replaceCart(fresh, markerOf(draft))
    return mergeChanges(draft.changes, lineDifferences(before, fresh))
  })
}
