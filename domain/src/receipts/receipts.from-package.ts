import { decimal, type Decimal } from '../kernel/decimal'
import { throwAny } from '../kernel/errors'
import type { Shortage } from './receipts.constants'
import { receiptProblems, type EnteredLine, type ShippedItem } from './receipts.rules'

/** What was received of an item that was shipped. */
interface ReceivedLine<Item> {
  item: Item
  quantity: Decimal
  note: string
  /** Null for an item that came in full. */
  shortage: Shortage | null
}

/**
 * The lines of a receipt, in the order of the package, from the items that were shipped and from what
 * was entered of them.
 * @throws AppError `rule` with everything that is wrong with it (`receiptProblems`).
 */
export function linesFromPackage<Item extends ShippedItem>(
  items: readonly Item[],
  entered: readonly EnteredLine[],
): ReceivedLine<Item>[] {
  throwAny(receiptProblems(items, entered))
  const byId = new Map(entered.map((line) => [line._id.toLowerCase(), line]))
  return items.flatMap((item) => {
    const line = byId.get(item.id)
    if (!line) return []
    const quantity = decimal(line.received)
    const shortage = quantity.lt(item.quantity) ? (line.shortage ?? null) : null
    return [{ item, quantity, note: line.note, shortage }]
  })
}
