import { decimal, type DecimalInput } from '@pasok/domain/kernel/decimal'
import type { Received } from '../orders/receive-package'
import type { Reception } from './move-receipt'

/** So many lines of a receipt are named in the audit log; the others are counted alone. */
const NAMED_LINES = 50

const entryOf = (
  { received_by, received_at }: Reception,
  lines: readonly Received[],
  quantityOf: (line: Received) => DecimalInput,
) => ({
  received_by,
  received_at: received_at.toISOString(),
  entered: lines.length,
  items: lines.slice(0, NAMED_LINES).map((line) => ({
    name: line.item.name,
    quantity: decimal(quantityOf(line)).toFixed(),
  })),
})

/** What the audit log keeps of a receipt that is entered: who received how much of what, and when. */
export const entered = (reception: Reception, lines: readonly Received[]) =>
  entryOf(reception, lines, ({ quantity }) => quantity)

/** The same of one that is corrected: the lines that say something else, before and after. */
export function corrected(before: Reception, after: Reception, lines: readonly Received[]) {
  const changed = lines.filter(({ item, quantity }) => !quantity.eq(item.received ?? 0))
  return {
    before: entryOf(before, changed, ({ item }) => item.received ?? 0),
    after: entered(after, changed),
  }
}
