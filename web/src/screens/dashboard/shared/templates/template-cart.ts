import { ownCart } from '../../../../features/cart/cart.owner'
import { readMarker, resetCart, setNote } from '../../../../features/cart/cart.store'

/**
 * Before something is added from elsewhere than the editor: a template that was saved, or only
 * looked at, does not get it.
 */
export async function beginTemplateCart(): Promise<void> {
  const cart = ownCart('template')
  await cart.change(async () => {
    const { saved, cartId } = await readMarker(cart)
    if (saved || cartId === '') await resetCart(cart)
  })
}

/** Of a product in the template cart. */
export async function noteInTemplateCart(productId: string, note: string): Promise<void> {
  await setNote(productId, note, ownCart('template'))
}
