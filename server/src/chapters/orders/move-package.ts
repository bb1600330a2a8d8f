import type { PackageEvent } from '@pasok/domain/orders/orders.states'
import type { RawBuilder } from 'kysely'
import type { HeldPackage, OrderWork } from './held-order'
import { assertPackage, movePackages, packageStatesFor } from './move-packages'
import { settleOrder } from './settle-order'

/**
 * Moves one held package that was looked at, and the order with it.
 * @throws AppError `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function movePackage(
  work: OrderWork,
  { held, pack }: HeldPackage,
  event: PackageEvent,
  seen: number | undefined,
  { note = '', besides }: { note?: string; besides?: RawBuilder<unknown> } = {},
): Promise<HeldPackage['pack']> {
  await assertPackage(work, pack, packageStatesFor(event), seen)
  const last_status = await movePackages(work, held, [pack], event, note, besides)
  await settleOrder(work, held)
  return { ...pack, last_status }
}
