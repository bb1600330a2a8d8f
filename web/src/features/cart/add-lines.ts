import { MOST_LINES } from '@pasok/domain/cart/cart.constants'
import { withQuantity } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { fitQuantity } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { decimal, toNumber } from '@pasok/domain/kernel/decimal'
import { findRefusal, limitNotice, type Notice } from './cart.changes'
import type { CartDatabase, StoredLine } from './cart.database'
import { ownCart } from './cart.owner'
import { countChange, nextPosition, readCart } from './cart.store'

/** What became of one line: added or more of it, perhaps with its quantity fitted; or refused. */
export interface AddedLine {
  productId: string
  isAdded: boolean
  notice: Notice | undefined
}

export interface AddedLines {
  lines: readonly AddedLine[]
  /** Puts the cart's lines back as they were before; others that changed since stay. */
  undo: () => Promise<void>
}

/** A line with the quantity that it has in the cart already added, fitted to its limits. */
function fitted(there: CartLine | undefined, fresh: CartLine) {
  const limits = { minimum: fresh.minimum_order_quantity, stock: fresh.stock }
  const wanted = decimal(fresh.quantity).plus(there?.quantity ?? 0)
  const { quantity, finding } = fitQuantity(wanted, limits)
  const line = { ...withQuantity(fresh, toNumber(quantity)), note: there?.note ?? fresh.note }
  return { line, notice: finding && limitNotice(finding, fresh) }
}

const refused = ({ productId }: CartLine, notice: Notice): AddedLine => ({
  productId,
  isAdded: false,
  notice,
})

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
): Promise<AddedLines> {
  const cart = ownCart()
  return cart.change(async () => {
    const before = new Map((await readCart(cart)).map((line) => [line.productId, line]))
    const now = new Map<string, CartLine>(before)
    const lines = fresh.map((line): AddedLine => {
      const refusal = findRefusal(line, areaCity)
      if (refusal) return refused(line, refusal)
      const there = now.get(line.productId)
      if (!there && now.size >= MOST_LINES)
        return refused(line, {
          tone: 'error',
          text: cartTexts.tooManyLines,
          values: { most: MOST_LINES },
        })
      const { line: next, notice } = fitted(there, line)
      now.set(line.productId, next)
      return { productId: line.productId, isAdded: true, notice }
    })
    const added = [...new Set(lines.flatMap((one) => (one.isAdded ? one.productId : [])))]
    if (added.length > 0) {
      const stamp = await countChange(cart)
      let position = await nextPosition(cart)
      const stored = added.flatMap((id): StoredLine[] => {
        const line = now.get(id)
        return line ? [{ ...line, position: before.get(id)?.position ?? position++, stamp }] : []
      })
      await cart.lines.bulkPut(stored)
    }
    return { lines, undo: () => putBack(cart, added, before) }
  })
}
