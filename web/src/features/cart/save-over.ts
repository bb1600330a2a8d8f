import type { CartDatabase } from './cart.database'
import type { DraftMark } from './cart.marker'
import { ownCart } from './cart.owner'
import { markSaved, readMarker } from './cart.store'

/** A revision that no cart has: the version is taken over, the cart's content stays unsaved. */
const NOT_SAVED = -1

/** The cart is saved over this version next: what was saved after it is shown again, not lost. */
export async function saveOver(draft: DraftMark, cart: CartDatabase = ownCart()): Promise<void> {
  const { cartId } = await readMarker(cart)
  await markSaved(draft, { cartId, revision: NOT_SAVED }, cart)
}
