import type { acceptItems as contract } from '@pasok/domain/orders/orders.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { notFound } from '@pasok/domain/kernel/errors'
import { isItemCancelled } from '@pasok/domain/orders/orders.rules'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import type { RawBuilder } from 'kysely'
import { assertSeen } from '../../db/assert-seen'
import type { BuyerWork } from '../../db/move'
import { returnStock } from '../catalog/return-stock'
import { holdPackage, itemIn, type HeldPackage } from './held-order'
import { assertItem, moveItems, type After } from './move-items'
import { assertPackage, movePackages, PACKED } from './move-packages'
import { listItems, type ItemRecord } from './orders.store'
import { settleOrder } from './settle-order'

type Decision = BodyOf<typeof contract>

interface Outcome {
  event: 'accept' | 'reject'
  step: 'accepted' | 'rejected'
  besides: RawBuilder<unknown>
  after: (item: ItemRecord) => After
}

export interface Decided {
  packageId: string
  lastStatus: PackageState
  itemsId: string[]
}

/**
 * Decides what the vendor proposed of items of one package, all or none: stock returns for what is
 * not delivered any more, and a package of which nothing is left is cancelled.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function decideItems(
  work: BuyerWork,
  decision: Decision,
  { event, step, besides, after }: Outcome,
): Promise<Decided> {
  const found = await holdPackage(work, decision.packageId, 'packageId')
  const { held, pack } = found
  if ((decision.vendorId?.toLowerCase() ?? held.order.vendor_id) !== held.order.vendor_id)
    throw notFound('vendorId')
  const items = namedItems(found, decision)
  await assertPackage(work, pack, PACKED)
  for (const item of items) await assertItem(work, item, event)
  const seen = new Map(
    Object.entries(decision.versions ?? {}).map(([id, one]) => [id.toLowerCase(), one]),
  )
  for (const item of items) assertSeen(item, seen.get(item.id))
  await moveItems(work, found, items, { event, step, besides, after, note: decision.note ?? '' })
  await returnStock(
    work,
    items.map((item) => ({
      productId: item.product_id,
      quantity: decimal(item.quantity).minus(after(item).quantity),
    })),
  )
  const lastStatus = await cancelIfEmpty(work, found)
  await settleOrder(work, held)
  return { packageId: pack.id, lastStatus, itemsId: items.map(({ id }) => id) }
}

/** Each once, however often it is named. @throws AppError `not_found`. */
function namedItems(found: HeldPackage, { itemsId }: Decision): ItemRecord[] {
  const named = [itemsId].flat().map((id) => itemIn(found, id, 'itemsId'))
  return [...new Map(named.map((item) => [item.id, item])).values()]
}

async function cancelIfEmpty(work: BuyerWork, { held, pack }: HeldPackage): Promise<PackageState> {
  const items = await listItems(work.trx, work.scope, [pack])
  if (!items.every(isItemCancelled)) return pack.last_status
  return movePackages(work, held, [pack], 'cancel-empty')
}
