import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { OrderParties } from '@pasok/domain/orders/orders.events'
import type { Work } from '../../db/work'
import {
  findOrderOfPackage,
  listItems,
  listPackages,
  lockOrder,
  type ItemRecord,
  type LockedOrder,
  type OrderScope,
  type PackageRecord,
} from './orders.store'

/** A command of either side. */
export type OrderWork = Work<OrderScope>

/** An order, locked for this transaction, with its packages and their items as they are by now. */
export interface HeldOrder {
  order: LockedOrder
  packages: readonly PackageRecord[]
  items: readonly ItemRecord[]
}

/**
 * An order of one's own side, locked: every move of it, its packages, items, down payment and
 * receipts begins here, so that what two do at once happens one after the other.
 * @throws AppError `not_found`.
 */
export async function holdOrder({ trx, scope }: OrderWork, id: string): Promise<HeldOrder> {
  const order = isId(id) ? await lockOrder(trx, scope, id) : undefined
  if (!order) throw notFound('id')
  const packages = await listPackages(trx, scope, [order])
  return { order, packages, items: await listItems(trx, scope, packages) }
}

export interface HeldPackage {
  held: HeldOrder
  pack: PackageRecord
}

/**
 * The same by one of its packages.
 * @throws AppError `not_found` at `path`.
 */
export async function holdPackage(
  work: OrderWork,
  packageId: string,
  path = 'id',
): Promise<HeldPackage> {
  const orderId = isId(packageId)
    ? await findOrderOfPackage(work.trx, work.scope, packageId)
    : undefined
  if (orderId === undefined) throw notFound(path)
  const held = await holdOrder(work, orderId)
  return { held, pack: packageIn(held, packageId, path) }
}

const isSame = (one: string, other: string) => one === other.toLowerCase()

/** @throws AppError `not_found` for a package of another order. */
export function packageIn({ packages }: HeldOrder, id: string, path: string): PackageRecord {
  const pack = packages.find((one) => isSame(one.id, id))
  if (!pack) throw notFound(path)
  return pack
}

/** @throws AppError `not_found` for an item of another package. */
export function itemIn({ held, pack }: HeldPackage, id: string, path: string): ItemRecord {
  const item = itemsOf(held, [pack]).find((one) => isSame(one.id, id))
  if (!item) throw notFound(path)
  return item
}

/** The items of these packages. */
export function itemsOf(
  { items }: HeldOrder,
  packages: readonly Pick<PackageRecord, 'id'>[],
): ItemRecord[] {
  const ids = new Set(packages.map(({ id }) => id))
  return items.filter(({ package_id }) => ids.has(package_id))
}

/** Those that wait for the down payment. */
export const packagesThatWait = ({ packages }: HeldOrder): PackageRecord[] =>
  packages.filter((pack) => pack.last_status === 'Waiting Down Payment')

/** Whose order something happens to, and who does it. */
export const partiesOf = (work: OrderWork, { order }: HeldOrder): OrderParties => ({
  buyerId: order.buyer_id,
  vendorId: order.vendor_id,
  orderId: order.id,
  code: order.code,
  by: work.actor.userId,
})
