import { ownCart } from '../../../features/cart/cart.owner'
import { readMarker, replaceCart } from '../../../features/cart/cart.store'
import { markerOf } from '../../../features/cart/marker-of'
import { fetchDraft } from '../../../features/requests/requests.queries'

/** Brings the cart to the draft that it is, unless it was changed since or is another one by now. */
export async function refreshCart(draftId: string): Promise<void> {
  const asked = await readMarker()
  if (!asked.saved || asked.id !== draftId) return
  const draft = await fetchDraft(draftId)
  const cart = ownCart()
  await cart.change(async () => {
    const { revision } = await readMarker(cart)
    if (revision === asked.revision) await replaceCart(draft.items, markerOf(draft))
  })
}
