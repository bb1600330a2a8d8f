import { ownCart } from '../../../features/cart/cart.owner'
import { readMarker, resetCart } from '../../../features/cart/cart.store'

/** A request that is no longer a draft must not stay in the cart as one. */
export async function forgetDraft(id: string): Promise<void> {
  const cart = ownCart()
  await cart.change(async () => {
    const marker = await readMarker(cart)
    if (marker.id === id) await resetCart()
  })
}
