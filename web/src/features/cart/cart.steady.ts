import { groupByVendor } from '@pasok/domain/cart/cart.groups'
import type { VendorGroup } from '@pasok/domain/cart/cart.model'
import type { DraftLine } from '@pasok/domain/cart/draft/draft.model'

const isSame = <One>(before: readonly One[], now: readonly One[]) =>
  before.length === now.length && now.every((one, at) => one === before[at])

/**
 * Groups the lines by vendor and reuses the groups whose lines are unchanged, so that they are neither summed
 * nor rendered again.
 */
export function steadyGroups(
  before: readonly VendorGroup[],
  lines: readonly DraftLine[],
): VendorGroup[] {
  const known = new Map(before.map((group) => [group.vendorId, group]))
  const byVendor = new Map<string, DraftLine[]>()
  for (const line of lines) {
    const own = byVendor.get(line.vendorId)
    if (own) own.push(line)
    else byVendor.set(line.vendorId, [line])
  }
  return [...byVendor.entries()].flatMap(([vendorId, own]) => {
    const there = known.get(vendorId)
    return there && isSame(there.lines, own) ? there : groupByVendor(own)
  })
}
