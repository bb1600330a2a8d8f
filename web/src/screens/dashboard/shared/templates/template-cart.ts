import { setNote } from '../../../../features/cart/change-lines'
import { opened } from '../../../../features/cart/open-document'
import { ownCart } from '../../../../features/cart/own-cart'

/**
 * Call before adding a product outside the template editor: starts a new template if the cart contains a saved
 * one.
 */
export const beginTemplateCart = (): Promise<void> =>
  ownCart('template').dispatch(({ marker: { saved, cartId } }) =>
    saved || cartId === '' ? opened([]) : undefined,
  )

/** Sets the note of a product in the template cart. */
export async function noteInTemplateCart(productId: string, note: string): Promise<void> {
  await setNote(ownCart('template'), productId, note)
}
