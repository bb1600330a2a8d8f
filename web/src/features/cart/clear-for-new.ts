import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { ownCart } from './cart.owner'
import { readCart, readMarker, replaceCart, resetCart } from './cart.store'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError, toastUndo } from '../../lib/toast'

/** Lines and marker of the moment in which the cart was emptied. */
async function takeCart() {
  const cart = ownCart()
  return cart.change(async () => {
    const taken = { lines: await readCart(cart), marker: await readMarker(cart) }
    await resetCart()
    return taken
  })
}

/**
 * Clears the local cart for a new request, and a save without an answer with it; what was unsaved
 * can be brought back, as the same request.
 */
export async function clearForNew(): Promise<void> {
  const { lines, marker } = await takeCart()
  if (lines.length === 0 || marker.saved) return
  toastUndo(tx(cartTexts.cleared), tx(cartTexts.undo), () => {
    replaceCart(lines, marker).catch((error: unknown) => toastError(messageOf(error)))
  })
}
