import type { CartLine } from '@pasok/domain/cart/cart.model'
import { addAll, type AddedLine } from './cart.added'
import type { CartDatabase, StoredLine } from './cart.database'
import { ownCart } from './cart.owner'
import { countChange, nextPosition, readCart } from './cart.store'

export interface AddedLines {
  lines: readonly AddedLine[]
  /** Puts the cart's lines back as they were before; others that changed since stay. */
  undo: () => Promise<void>
}

async function putBack(
  cart: CartDatabase,
  added: readonly string[],
  before: ReadonlyMap<string, StoredLine>,
): Promise<void> {
  await cart.change(async () => {
    const stamp = await countChange(cart)
    const gone = added.filter((id) => !before.has(id))
    await cart.lines.bulkDelete(gone)
    const kept = added.flatMap((id) => before.get(id) ?? [])
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
    return { lines, undo: () => putBack(cart, added, before) }
  })
}
