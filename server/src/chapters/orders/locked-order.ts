import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { OrderParties } from '@pasok/domain/orders/orders.events'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { Work } from '../../db/work'
import {
  findOrderOfPackage,
  findOrderRow,
  listItems,
  listPackages,
  lockOrder,
  type ItemRecord,
  type LockedOrder,
  type OrderScope,
  type PackageRecord,
} from './orders.store'

export type OrderWork = Work<OrderScope>

/** An order that is locked for this transaction, with the current packages and items. */
export interface LockedOrderParts {
  order: LockedOrder
  packages: readonly PackageRecord[]
  items: readonly ItemRecord[]
}

/**
 * Locks an order of the scope. Every change of the order, its packages, items, down payment and receipts starts
 * here, so that concurrent changes run one after another. @throws AppError `not_found`.
 */
export const lockOrderWithParts = (work: OrderWork, id: string): Promise<LockedOrderParts> =>
  readOrder(work, id, lockOrder)

async function readOrder(
  { trx, scope }: OrderWork,
  id: string,
  read: typeof lockOrder,
): Promise<LockedOrderParts> {
  const order = getFound(isId(id) ? await read(trx, scope, id) : undefined, 'id')
  const packages = await listPackages(trx, scope, [order])
  return { order, packages, items: await listItems(trx, scope, packages) }
}

export interface LockedPackage {
  locked: LockedOrderParts
  pack: PackageRecord
}

/** Locks the order of a package. @throws AppError `not_found` at `path`. */
export const lockPackage = (
  work: OrderWork,
  packageId: string,
  path = 'id',
): Promise<LockedPackage> => readPackage(work, packageId, path, lockOrder)

/**
 * Locks the order of a package if a rule holds. When another request broke the rule during the wait for the
 * lock, the error is a conflict.
 */
export async function lockPackageIf(
  work: OrderWork,
  packageId: string,
  assert: (found: LockedPackage) => void | Promise<void>,
): Promise<LockedPackage> {
  let read: typeof lockOrder = findOrderRow
  const getPackage = await checkBeforeWaiting(async () => {
    const found = await readPackage(work, packageId, 'id', read)
    await assert(found)
    return found
  })
  read = lockOrder
  return getPackage()
}

async function readPackage(
  work: OrderWork,
  packageId: string,
  path: string,
  read: typeof lockOrder,
): Promise<LockedPackage> {
  const orderId = isId(packageId)
    ? await findOrderOfPackage(work.trx, work.scope, packageId)
    : undefined
  if (orderId === undefined) throw notFound(path)
  const locked = await readOrder(work, orderId, read)
  return { locked, pack: packageIn(locked, packageId, path) }
}

const isSame = (one: string, other: string) => one === other.toLowerCase()

/** @throws AppError `not_found` for a package of another order. */
export function packageIn({ packages }: LockedOrderParts, id: string, path: string): PackageRecord {
  return getFound(
    packages.find((one) => isSame(one.id, id)),
    path,
  )
}

/** @throws AppError `not_found` for an item of another package. */
export function itemIn({ locked, pack }: LockedPackage, id: string, path: string): ItemRecord {
  return getFound(
    itemsOf(locked, [pack]).find((one) => isSame(one.id, id)),
    path,
  )
}

export function itemsOf(
  { items }: LockedOrderParts,
  packages: readonly Pick<PackageRecord, 'id'>[],
): ItemRecord[] {
  const ids = new Set(packages.map(({ id }) => id))
  return items.filter(({ package_id }) => ids.has(package_id))
}

/** Returns the packages that wait for the down payment. */
export const packagesThatWait = ({ packages }: LockedOrderParts): PackageRecord[] =>
  packages.filter((pack) => pack.last_status === 'Waiting Down Payment')

/** The order, its parties and the acting user, for events. */
export const partiesOf = (work: OrderWork, { order }: LockedOrderParts): OrderParties => ({
  buyerId: order.buyer_id,
  vendorId: order.vendor_id,
  orderId: order.id,
  code: order.code,
  by: work.actor.userId,
})
