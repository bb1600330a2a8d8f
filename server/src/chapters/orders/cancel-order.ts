import type { cancelOrder as contract } from '@pasok/domain/orders/orders.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { canMove } from '@pasok/domain/kernel/machine'
import { packageMachine } from '@pasok/domain/orders/orders.states'
import type { BuyerWork } from '../../db/move'
import { cancelPackages } from './cancel-packages'
import { holdOrder, packageIn, type HeldOrder } from './held-order'
import { assertPackage, packageStatesFor } from './move-packages'
import type { PackageRecord } from './orders.store'

/**
 * The buyer cancels packages of an order while they wait for the down payment or are new: those that
 * are named, all or none, or all that may be.
 * @returns which they are, and whether nothing of the order goes on then.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when.
 */
export async function cancelOrder(
  work: BuyerWork,
  { id, packageId, reason }: BodyOf<typeof contract>,
): Promise<{ id: string; packageIds: string[]; isWhole: boolean }> {
  const held = await holdOrder(work, id)
  const packages = packageId === undefined ? cancellable(held) : named(held, [packageId].flat())
  for (const pack of packages) await assertPackage(work, pack, packageStatesFor('cancel-by-buyer'))
  await cancelPackages(work, held, packages, 'cancel-by-buyer', reason)
  const others = held.packages.filter((pack) => !packages.includes(pack))
  return {
    id: held.order.id,
    packageIds: packages.map((pack) => pack.id),
    isWhole: others.every((pack) => pack.last_status === 'Cancel'),
  }
}

const named = (held: HeldOrder, ids: readonly string[]): PackageRecord[] => [
  ...new Set(ids.map((id) => packageIn(held, id, 'packageId'))),
]

/** Those that may be cancelled; when there are none, all of them are, and say why not. */
function cancellable({ packages }: HeldOrder): readonly PackageRecord[] {
  const open = packages.filter((pack) =>
    canMove(packageMachine, pack.last_status, 'cancel-by-buyer'),
  )
  return open.length > 0 ? open : packages
}
