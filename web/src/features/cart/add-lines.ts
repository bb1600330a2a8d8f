import type { CartLine } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { addAll, type AddedLine } from './cart.added'
import type { Notice } from './cart.changes'
import type { CartDatabase, StoredLine } from './cart.database'
import { ownCart } from './cart.owner'
import { countChange, nextPosition, readCart, readMarker } from './cart.store'
import { takeBack, type TakenLines } from './cart.taking'

export interface AddedLines {
  lines: readonly AddedLine[]
  /** Puts the cart's lines back as they were before; others that changed since stay. */
  undo: () => Promise<boolean>
}

async function putBack(
  { lines, from }: TakenLines,
  added: readonly string[],
  cart: CartDatabase,
): Promise<boolean> {
  return takeBack(cart, from, async (stamp) => {
    await cart.lines.bulkDelete([...added])
    const kept = lines.filter(({ productId }) => added.includes(productId))
    await cart.lines.bulkPut(kept.map((line) => ({ ...line, stamp })))
  })
}

/**
 * Adds lines with their quantities, all in one change of the cart; what is there already gets that
 * much more.
 */
export async function addLines(
  fresh: readonly CartLine[],
  areaCity: string | undefined,
  cart: CartDatabase = ownCart(),
): Promise<AddedLines> {
  return cart.change(async () => {
    const stored = await readCart(cart)
    const from = await readMarker(cart)
    const before = new Map(stored.map((line) => [line.productId, line]))
    const { lines, changed } = addAll(stored, fresh, areaCity)
    if (changed.length > 0) {
      const stamp = await countChange(cart)
      let position = await nextPosition(cart)
      await cart.lines.bulkPut(
        changed.map((line): StoredLine => {
          const place = before.get(line.productId)?.position ?? position++
          return { ...line, position: place, stamp }
        }),
      )
    }
    const added = changed.map(({ productId }) => productId)
    return { lines, undo: () => putBack({ lines: stored, from }, added, cart) }
  })
}

/**
 * Adds a product in the quantity wanted. Without one, a new line has the product's least quantity,
 * and a product that is in the cart already gets one more.
 */
export async function addProduct(
  fresh: CartLine,
  areaCity: string | undefined,
  cart: CartDatabase = ownCart(),
  wanted?: number,
): Promise<Notice> {
  return cart.change(async () => {
    const isThere = (await cart.lines.get(fresh.productId)) !== undefined
    const quantity = wanted ?? (isThere ? 1 : fresh.quantity)
    const { lines } = await addLines([{ ...fresh, quantity }], areaCity, cart)
    return (
      lines[0]?.notice ?? {
        tone: 'success',
        text: isThere ? cartTexts.increased : cartTexts.added,
      }
    )
  })
}
