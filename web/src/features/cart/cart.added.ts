import { MOST_LINES } from '@pasok/domain/cart/cart.constants'
import { withQuantity } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { decimal } from '@pasok/domain/kernel/decimal'
import { findRefusal, fitted, type Notice } from './cart.changes'

/** What became of one line: added or more of it, perhaps with its quantity fitted; or refused. */
export interface AddedLine {
  productId: string
  isAdded: boolean
  notice: Notice | undefined
}

interface Added {
  /** Of each line that was to be added, in that order. */
  lines: readonly AddedLine[]
  /** The cart's lines that are new or other than before, in the order added. */
  changed: readonly CartLine[]
}

const FULL: Notice = {
  tone: 'error',
  text: cartTexts.tooManyLines,
  values: { most: MOST_LINES },
}

/** Adds the quantity in the cart to the line's own, within the line's limits. */
function addedTo(there: CartLine | undefined, fresh: CartLine) {
  const { quantity, notice } = fitted(decimal(fresh.quantity).plus(there?.quantity ?? 0), fresh)
  return { line: { ...withQuantity(fresh, quantity), note: there?.note ?? fresh.note }, notice }
}

/**
 * Adds lines to a cart: a product that is in it already gets that much more, at today's price and
 * stock, and keeps its note.
 */
export function addAll(
  before: readonly CartLine[],
  fresh: readonly CartLine[],
  areaCity: string | undefined,
): Added {
  const now = new Map(before.map((line) => [line.productId, line]))
  const changed = new Map<string, CartLine>()
  const lines = fresh.map((line): AddedLine => {
    const { productId } = line
    const there = now.get(productId)
    const isFull = !there && now.size >= MOST_LINES
    const refusal = findRefusal(line, areaCity) ?? (isFull ? FULL : undefined)
    if (refusal) return { productId, isAdded: false, notice: refusal }
    const { line: next, notice } = addedTo(there, line)
    now.set(productId, next)
    changed.set(productId, next)
    return { productId, isAdded: true, notice }
  })
  return { lines, changed: [...changed.values()] }
}
