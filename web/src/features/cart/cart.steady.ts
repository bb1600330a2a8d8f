import { groupByVendor } from '@pasok/domain/cart/cart.groups'
import type { VendorGroup } from '@pasok/domain/cart/cart.model'
import type { DraftLine } from '@pasok/domain/cart/cart.draft.model'

const isSame = <One>(before: readonly One[], now: readonly One[]) =>
  before.length === now.length && now.every((one, at) => one === before[at])

/**
 * The lines by vendor. Of a vendor whose lines are the very same as before the group is, too: it is
 * neither counted nor drawn again, whatever was typed at another one.
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
