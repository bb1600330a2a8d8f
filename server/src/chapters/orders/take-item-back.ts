import { assertSeen } from '../../db/assert-seen'
import { holdPackage, itemIn, type OrderWork } from './held-order'
import { assertItem } from './move-items'
import { assertPackage, PACKED } from './move-packages'
import type { ItemRecord } from './orders.store'
import { stateTakenBack, takeBackItems } from './take-back-items'

/**
 * The vendor takes a proposed change back before the buyer has decided it.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function takeItemBack(
  work: OrderWork,
  { id, itemId }: { id: string; itemId: string },
  seen: number | undefined,
): Promise<{ id: string; state: ItemRecord['state'] }> {
  const found = await holdPackage(work, id)
  const item = itemIn(found, itemId, 'itemId')
  await assertPackage(work, found.pack, PACKED)
  await assertItem(work, item, 'take-back')
  assertSeen(item, seen)
  await takeBackItems(work, found, [item])
  return { id: item.id, state: stateTakenBack(item) }
}
