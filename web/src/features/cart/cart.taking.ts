import type { CartDatabase, StoredLine } from './cart.database'
import { isSameDocument, type CartMarker } from './cart.marker'
import { ownCart } from './cart.owner'
import { countChange, readCart, readMarker } from './cart.store'

/** Lines that were taken out of a cart, and which cart that was. */
export interface TakenLines {
  lines: readonly StoredLine[]
  from: CartMarker
}

/** Takes lines out of the cart; what comes back is what `restore` needs. */
async function take(
  choose: (line: StoredLine) => boolean,
  cart: CartDatabase = ownCart(),
): Promise<TakenLines> {
  return cart.change(async () => {
    const lines = (await readCart(cart)).filter(choose)
    const from = await readMarker(cart)
    if (lines.length === 0) return { lines, from }
    await countChange(cart)
    await cart.lines.bulkDelete(lines.map(({ productId }) => productId))
    return { lines, from }
  })
}

export const removeLine = (productId: string, cart?: CartDatabase) =>
  take((line) => line.productId === productId, cart)

export const removeVendor = (vendorId: string, cart?: CartDatabase) =>
  take((line) => line.vendorId === vendorId, cart)

export const clear = (cart?: CartDatabase) => take(() => true, cart)

/**
 * Takes something back in the cart where it was done. False, and nothing happens, when another
 * document lies in it by now: its lines are not this one's.
 */
export async function takeBack(
  cart: CartDatabase,
  from: CartMarker,
  work: (stamp: number) => Promise<void>,
): Promise<boolean> {
  return cart.change(async () => {
    if (!isSameDocument(await readMarker(cart), from)) return false
    await work(await countChange(cart))
    return true
  })
}

/** Puts removed lines back where they were; one that was added again meanwhile stays as it is. */
export async function restore(
  { lines, from }: TakenLines,
  cart: CartDatabase = ownCart(),
): Promise<boolean> {
  return takeBack(cart, from, async (stamp) => {
    for (const line of lines)
      if (!(await cart.lines.get(line.productId))) await cart.lines.put({ ...line, stamp })
  })
}
