import type { CartLine } from '@pasok/domain/cart/cart.model'
import { findSupplyProblem } from '@pasok/domain/cart/cart.problems'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { SupplyProblem } from './cart.changes'

/** A change on a line or at a vendor since the cart was saved. */
export type CartLineChange = Omit<LineChange, 'name'>
/** By product id or vendor id. */
export type ChangesById = ReadonlyMap<string, readonly CartLineChange[]>

/** Cache by line object: a changed line is a new object. */
const known = new WeakMap<CartLine, SupplyProblem | 'none'>()

/** Returns why the quantity of a line cannot be ordered, or undefined. */
export function findQuantityTrouble(line: CartLine): SupplyProblem | undefined {
  const before = known.get(line)
  if (before) return before === 'none' ? undefined : before
  const { minimum_order_quantity: minimum, stock } = line
  const found = findSupplyProblem(line, { available: true, minimum, stock })?.problem
  known.set(line, found ?? 'none')
  return found
}

export const hasProblem = (line: CartLine, changes: ChangesById): boolean =>
  changes.has(line.productId) || findQuantityTrouble(line) !== undefined

function isSame(before: readonly CartLineChange[], now: readonly CartLineChange[]): boolean {
  return (
    before.length === now.length &&
    before.every((one, at) => {
      const other = now[at]
      return one.field === other?.field && one.from === other.from && one.to === other.to
    })
  )
}

/** Groups the changes by id and reuses unchanged lists, so that their rows do not render again. */
export function steadyChanges(
  before: ChangesById,
  changes: readonly CartLineChange[],
): ChangesById {
  const now = new Map<string, readonly CartLineChange[]>()
  for (const change of changes)
    now.set(change.productId, [...(now.get(change.productId) ?? []), change])
  for (const [id, list] of now) {
    const former = before.get(id)
    if (former && isSame(former, list)) now.set(id, former)
  }
  const isUnchanged =
    now.size === before.size && [...now].every(([id, list]) => before.get(id) === list)
  return isUnchanged ? before : now
}

/** Returns the next problem in display order; after the last one, the first. */
export function nextProblem(
  problems: readonly string[],
  shown: readonly string[],
  after: string | undefined,
): string | undefined {
  const at = after === undefined ? -1 : shown.indexOf(after)
  return problems.find((id) => shown.indexOf(id) > at) ?? problems[0]
}
