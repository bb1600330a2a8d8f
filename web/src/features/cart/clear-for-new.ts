import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { tx } from '../../lib/texts'
import type { CartDatabase } from './cart.database'
import { hasUnsaved } from './cart.marker'
import { ownCart } from './cart.owner'
import { readCart, readMarker, replaceCart, resetCart } from './cart.store'
import { offerUndo } from './offer-undo'

/** Lines and marker of the moment in which the cart was emptied, and which cart that made. */
async function takeCart(cart: CartDatabase) {
  return cart.change(async () => {
    const taken = { lines: await readCart(cart), marker: await readMarker(cart) }
    await resetCart(cart)
    return { ...taken, made: await readMarker(cart) }
  })
}

/**
 * Clears a local cart for what is new, and a save without an answer with it; what was unsaved can be
 * brought back, as the same request or template, while nothing else was opened or saved.
 */
export async function clearForNew(
  cart: CartDatabase = ownCart(),
  told: Text = cartTexts.cleared,
): Promise<void> {
  const { lines, marker, made } = await takeCart(cart)
  if (!hasUnsaved(marker, lines.length)) return
  offerUndo(tx(told), () =>
    cart.change(async () => {
      const { cartId, id } = await readMarker(cart)
      const isEmpty = (await cart.lines.count()) === 0
      if (id !== undefined || (cartId !== made.cartId && !isEmpty)) return false
      await replaceCart(lines, marker, cart)
      return true
    }),
  )
}
