import { ownCart } from '../../../features/cart/cart.owner'
import { fetchOfferedLines } from '../../../features/cart/offered-lines'
import { countChange, readCart, readMarker } from '../../../features/cart/cart.store'
import { refreshDraft, type Renewal } from './refresh-draft'
import { renewedLines } from './renewed-lines'

/** Brings the cart to what is offered now, and gives what of it differs from what it was. */
export async function renewCart(): Promise<Renewal> {
  const { saved, id } = await readMarker()
  if (saved && id !== undefined) return refreshDraft()
  const cart = ownCart()
  const before = await readCart(cart)
  if (before.length === 0) return { changes: [] }
  const items = before.map(({ productId, quantity }) => ({ productId, quantity }))
  const asked = new Set(items.map(({ productId }) => productId))
  const offered = await fetchOfferedLines(items)
  return cart.change(async () => {
    // What was changed meanwhile keeps its quantity and note.
    const { lines, changes } = renewedLines(await readCart(cart), asked, offered)
    if (lines.length > 0) {
      const stamp = await countChange(cart)
      await cart.lines.bulkPut(lines.map((line) => ({ ...line, stamp })))
    }
    return { changes }
  })
}
