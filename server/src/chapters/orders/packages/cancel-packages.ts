import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal, ZERO } from '@pasok/domain/kernel/decimal'
import { canMove } from '@pasok/domain/kernel/machine'
import type { cancelOrder as cancelOrderContract } from '@pasok/domain/orders/orders.contract'
import { isItemCanceled } from '@pasok/domain/orders/orders.rules'
import { packageMachine } from '@pasok/domain/orders/orders.states'
import type { BuyerWork } from '../../../db/move'
import { buyerScope } from '../../../db/scope'
import { returnStock } from '../../catalog/reserve-stock'
import { takeBackItems } from '../items/change-item'
import {
  type LockedOrderParts,
  type LockedPackage,
  lockOrderWithParts,
  lockPackage,
  itemsOf,
  type OrderWork,
  packageIn,
} from '../locked-order'
import { assertPackage, movePackages, packageStatesFor } from './move-packages'
import { writeLedger } from './packages.store'
import type { PackageRecord } from '../orders.store'
import { recalculateOrder } from '../recalculate-order'

/**
 * The buyer cancels packages of an order that wait for the down payment or are new: the named ones, all or
 * none, or all that can be canceled. @returns the canceled packages, and whether the whole order is
 * canceled. @throws AppError `not_found`; `illegal_move`, naming the user, status and time of the earlier
 * move.
 */
export async function cancelOrder(
  work: BuyerWork,
  { id, packageId, reason }: BodyOf<typeof cancelOrderContract>,
): Promise<{ id: string; packageIds: string[]; isWhole: boolean }> {
  const locked = await lockOrderWithParts(work, id)
  const packages = packageId === undefined ? cancellable(locked) : named(locked, [packageId].flat())
  for (const pack of packages) await assertPackage(work, pack, packageStatesFor('cancel-by-buyer'))
  await cancelPackages(work, locked, packages, 'cancel-by-buyer', reason)
  const others = locked.packages.filter((pack) => !packages.includes(pack))
  return {
    id: locked.order.id,
    packageIds: packages.map((pack) => pack.id),
    isWhole: others.every((pack) => pack.last_status === 'Cancel'),
  }
}

const named = (locked: LockedOrderParts, ids: readonly string[]): PackageRecord[] => [
  ...new Set(ids.map((id) => packageIn(locked, id, 'packageId'))),
]

/**
 * Returns the packages that can be canceled; if there are none, all packages, so that the check fails with the
 * reason.
 */
function cancellable({ packages }: LockedOrderParts): readonly PackageRecord[] {
  const open = packages.filter((pack) =>
    canMove(packageMachine, pack.last_status, 'cancel-by-buyer'),
  )
  return open.length > 0 ? open : packages
}

/**
 * The vendor cancels a package that is not shipped yet; its stock is returned. @throws AppError `not_found`;
 * `illegal_move`, naming the user, status and time of the earlier move; `stale_version`.
 */
export async function cancelPackage(
  work: OrderWork,
  id: string,
  reason: string,
  seen: number | undefined,
): Promise<LockedPackage['pack']> {
  const { locked, pack } = await lockPackage(work, id)
  await assertPackage(work, pack, packageStatesFor('cancel-by-vendor'), seen)
  await cancelPackages(work, locked, [pack], 'cancel-by-vendor', reason)
  return { ...pack, last_status: 'Cancel' }
}

/**
 * Cancels packages of a locked order, returns their items' stock and withdraws undecided proposals. @throws
 * AppError `illegal_move`, naming the user, status and time of the earlier move.
 */
async function cancelPackages(
  work: OrderWork,
  locked: LockedOrderParts,
  packages: readonly PackageRecord[],
  event: 'cancel-by-buyer' | 'cancel-by-vendor',
  reason: string,
): Promise<void> {
  await movePackages(work, locked, packages, event, reason)
  for (const pack of packages) {
    const waiting = itemsOf(locked, [pack]).filter(({ state }) => state === 'Waiting Approval')
    await takeBackItems(work, { locked, pack }, waiting, reason)
  }
  const items = itemsOf(locked, packages).filter((item) => !isItemCanceled(item))
  const rows = items.map(({ id: itemId }) => ({
    itemId,
    step: 'canceled' as const,
    quantity: ZERO,
    amount: ZERO,
    note: reason,
  }))
  await writeLedger(
    work.trx,
    buyerScope(locked.order.buyer_id),
    { ...work, orderId: locked.order.id },
    rows,
  )
  await returnStock(
    work,
    items.map((item) => ({ productId: item.product_id, quantity: decimal(item.quantity) })),
  )
  await recalculateOrder(work, locked)
}
