import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { ownCart } from '../../../features/cart/cart.owner'
import { readCart, readMarker, replaceCart } from '../../../features/cart/cart.store'
import { lineDifferences, mergeChanges } from '../../../features/requests/line-differences'
import { fetchDraft } from '../../../features/requests/requests.queries'
import { markerOf } from '../../../features/cart/marker-of'

const subTotalsOf = (lines: readonly CartLine[]) => lines.map((line) => line.sub_total).join()

/**
 * Brings a saved cart to the figures that the server has now, and gives what differs. A cart that
 * changed meanwhile, or was saved by somebody else, is left alone: its own save will tell.
 */
export async function refreshDraft(): Promise<readonly LineChange[]> {
  const asked = await readMarker()
  if (!asked.saved || asked.id === undefined) return []
  const draft = await fetchDraft(asked.id)
  if (draft.version !== asked.version) return []
  const fresh = draft.items
  const cart = ownCart()
  return cart.change(async () => {
    const [before, marker] = await Promise.all([readCart(cart), readMarker(cart)])
    if (marker.revision !== asked.revision) return []
    const found = mergeChanges(draft.changes, lineDifferences(before, fresh))
    if (found.length > 0 || subTotalsOf(before) !== subTotalsOf(fresh))
      await replaceCart(fresh, markerOf(draft))
    return found
  })
}
