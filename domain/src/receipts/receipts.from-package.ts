import { decimal, type Decimal } from '../kernel/decimal'
import { throwAny } from '../kernel/errors'
import type { Shortage } from './receipts.constants'
import { receiptProblems, type EnteredLine, type ShippedItem } from './receipts.rules'

interface ReceivedLine<Item> {
  item: Item
  quantity: Decimal
  note: string
  /** Null when the item was received in full. */
  shortage: Shortage | null
}

/**
 * Returns the lines of a receipt, in the package's order, from the shipped items and the entered
 * quantities. @throws AppError `rule` with all errors that `receiptProblems` returns.
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
