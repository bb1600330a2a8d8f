import { MOST_LINES } from '@pasok/domain/cart/cart.constants'
import { withQuantity } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { fitQuantity } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { decimal, toNumber } from '@pasok/domain/kernel/decimal'
import { findRefusal, limitNotice, type Notice } from './cart.changes'

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

/** A line with the quantity that it has in the cart already added, fitted to its limits. */
function fitted(there: CartLine | undefined, fresh: CartLine) {
  const limits = { minimum: fresh.minimum_order_quantity, stock: fresh.stock }
  const wanted = decimal(fresh.quantity).plus(there?.quantity ?? 0)
  const { quantity, finding } = fitQuantity(wanted, limits)
  const line = { ...withQuantity(fresh, toNumber(quantity)), note: there?.note ?? fresh.note }
  return { line, notice: finding && limitNotice(finding, fresh) }
}

/** What becomes of a cart with these lines added: what is there already gets that much more. */
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
    const { line: next, notice } = fitted(there, line)
    now.set(productId, next)
    changed.set(productId, next)
    return { productId, isAdded: true, notice }
  })
  return { lines, changed: [...changed.values()] }
}
