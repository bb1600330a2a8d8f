import { LINES_AT_ONCE, MAX_LINES } from '@pasok/domain/cart/cart.constants'
import { repriceLine } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { decimal } from '@pasok/domain/kernel/decimal'
import { findRefusal, fitted, type Notice } from './cart.changes'
import { call } from '../../lib/api'
import { chunksOf } from '../../lib/list-slices'

/**
 * Loads products as cart lines at the company's current prices, without products that are no longer offered.
 */
export async function fetchOfferedLines(
  items: readonly Pick<CartLine, 'productId' | 'quantity'>[],
): Promise<CartLine[]> {
  const parts = await Promise.all(
    chunksOf(items, LINES_AT_ONCE).map((part) => call('makeCartLines', { body: { items: part } })),
  )
  return parts.flat()
}

/** Result for one added line: added, increased, limited to a valid quantity, or refused. */
export interface AddedLine {
  productId: string
  isAdded: boolean
  notice: Notice | undefined
}

interface Added {
  /** Results for the lines to add, in their order. */
  lines: readonly AddedLine[]
  /** New and changed lines of the cart, in the order added. */
  changed: readonly CartLine[]
}

const FULL: Notice = {
  tone: 'error',
  text: cartTexts.tooManyLines,
  values: { most: MAX_LINES },
}

/** Adds the line's current quantity to the new one, within the line's limits. */
function addedTo(there: CartLine | undefined, fresh: CartLine) {
  const { quantity, notice } = fitted(decimal(fresh.quantity).plus(there?.quantity ?? 0), fresh)
  return { line: { ...repriceLine(fresh, quantity), note: there?.note ?? fresh.note }, notice }
}

/**
 * Adds lines to a cart. A product already in the cart gets the additional quantity at current price and stock,
 * and its note is preserved.
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
    const isFull = !there && now.size >= MAX_LINES
    const refusal = findRefusal(line, areaCity) ?? (isFull ? FULL : undefined)
    if (refusal) return { productId, isAdded: false, notice: refusal }
    const { line: next, notice } = addedTo(there, line)
    now.set(productId, next)
    changed.set(productId, next)
    return { productId, isAdded: true, notice }
  })
  return { lines, changed: [...changed.values()] }
}
