import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import type { CartDatabase } from './cart.database'
import { ownCart } from './cart.owner'
import { readCart, readMarker, replaceCart, resetCart } from './cart.store'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError, toastUndo } from '../../lib/toast'

/** Lines and marker of the moment in which the cart was emptied. */
async function takeCart(cart: CartDatabase) {
  return cart.change(async () => {
    const taken = { lines: await readCart(cart), marker: await readMarker(cart) }
    await resetCart(cart)
    return taken
  })
}

/**
 * Clears a local cart for what is new, and a save without an answer with it; what was unsaved can be
 * brought back, as the same request or template.
 */
export async function clearForNew(
  cart: CartDatabase = ownCart(),
  told: Text = cartTexts.cleared,
): Promise<void> {
  const { lines, marker } = await takeCart(cart)
  if (lines.length === 0 || marker.saved) return
  toastUndo(tx(told), tx(cartTexts.undo), () => {
    replaceCart(lines, marker, cart).catch((error: unknown) => toastError(messageOf(error)))
  })
}
