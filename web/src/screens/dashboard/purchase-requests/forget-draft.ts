import { readMarker, resetCart } from '../../../features/cart/cart.store'

/** A request that is no longer a draft must not stay in the cart as one. */
export async function forgetDraft(id: string): Promise<void> {
  const marker = await readMarker()
  if (marker.id === id) await resetCart()
}
