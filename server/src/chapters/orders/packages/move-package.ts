import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { ruleError } from '@pasok/domain/kernel/errors'
import { SHIPPING_SET_IN } from '@pasok/domain/orders/orders.abilities'
import { orderErrors } from '@pasok/domain/orders/orders.errors'
import { isItemCanceled } from '@pasok/domain/orders/orders.rules'
import type { PackageEvent } from '@pasok/domain/orders/orders.states'
import type { shipPackage as shipPackageContract } from '@pasok/domain/orders/orders.vendor.contract'
import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '../../../db/audit'
import { buyerScope } from '../../../db/scope'
import {
  type LockedPackage,
  lockPackage,
  lockPackageIf,
  itemsOf,
  type OrderWork,
  partiesOf,
} from '../locked-order'
import { assertPackage, movePackages, packageStatesFor } from './move-packages'
import { writeLedger, updatePackage } from './packages.store'
import { recalculateOrder } from '../recalculate-order'

/**
 * The vendor starts picking and packing. @throws AppError `not_found`; `illegal_move`, naming the user, status
 * and time of the earlier move; `stale_version`.
 */
export async function pickPackage(
  work: OrderWork,
  id: string,
  seen: number | undefined,
): Promise<LockedPackage['pack']> {
  return movePackage(work, await lockPackage(work, id), 'pick', seen)
}

/**
 * Marks a package as packed, with its content agreed. @throws AppError `not_found`; `illegal_move`, naming the
 * user, status and time of the earlier move; `stale_version`; `rule`, naming the items that wait for the buyer.
 */
export async function makePackageReady(
  work: OrderWork,
  id: string,
  seen: number | undefined,
): Promise<LockedPackage['pack']> {
  const found = await lockPackageIf(work, id, assertAgreed)
  return movePackage(work, found, 'make-ready', seen)
}

/** @throws AppError `rule`, naming the items that wait for the buyer. */
function assertAgreed({ locked, pack }: LockedPackage): void {
  const waiting = itemsOf(locked, [pack]).filter(({ state }) => state === 'Waiting Approval')
  if (waiting.length > 0)
    throw ruleError(orderErrors.itemsWaiting, { names: waiting.map(({ name }) => name).join(', ') })
}

/**
 * Marks a package as shipped. @throws AppError `not_found`; `illegal_move`, naming the user, status and time of
 * the earlier move; `stale_version`.
 */
export async function shipPackage(
  work: OrderWork,
  id: string,
  { courier, tracking_number, version }: BodyOf<typeof shipPackageContract>,
): Promise<LockedPackage['pack']> {
  const found = await lockPackage(work, id)
  const { locked, pack } = found
  const note = [courier, tracking_number].filter((word) => word !== '').join(' ')
  const alsoSet = sql`courier = ${courier}, tracking_number = ${tracking_number}`
  const moved = await movePackage(work, found, 'ship', version, { note, alsoSet })
  const rows = itemsOf(locked, [pack])
    .filter((item) => !isItemCanceled(item))
    .map((item) => ({
      itemId: item.id,
      step: 'shipped' as const,
      quantity: item.quantity,
      amount: item.sub_total,
      note,
    }))
  await writeLedger(
    work.trx,
    buyerScope(locked.order.buyer_id),
    { ...work, orderId: locked.order.id },
    rows,
  )
  return moved
}

/**
 * Moves a locked package whose version was seen, and updates its order. @throws AppError `illegal_move`, naming
 * the user, status and time of the earlier move; `stale_version`.
 */
async function movePackage(
  work: OrderWork,
  { locked, pack }: LockedPackage,
  event: PackageEvent,
  seen: number | undefined,
  { note = '', alsoSet }: { note?: string; alsoSet?: RawBuilder<unknown> } = {},
): Promise<LockedPackage['pack']> {
  await assertPackage(work, pack, packageStatesFor(event), seen)
  const last_status = await movePackages(work, locked, [pack], event, note, alsoSet)
  await recalculateOrder(work, locked)
  return { ...pack, last_status }
}

/**
 * The vendor sets a package's shipping cost in whole rupiah, until it is shipped. @throws AppError `not_found`;
 * `illegal_move`, naming the user, status and time of the earlier move; `stale_version`.
 */
export async function setShipping(
  work: OrderWork,
  id: string,
  cost: number,
  seen: number | undefined,
): Promise<LockedPackage['pack']> {
  const { locked, pack } = await lockPackage(work, id)
  await assertPackage(work, pack, SHIPPING_SET_IN, seen)
  const shipping_cost = decimal(cost).toFixed()
  if (decimal(pack.shipping_cost).eq(shipping_cost)) return pack
  await updatePackage(work.trx, buyerScope(pack.buyer_id), pack.id, {
    shipping_cost,
    updated_at: work.now,
  })
  const { code } = pack
  await writeAudit(work, {
    action: 'package.shipping',
    subject: 'package',
    subjectId: pack.id,
    buyerId: pack.buyer_id,
    before: { code, shipping_cost: pack.shipping_cost },
    after: { code, shipping_cost },
  })
  await work.emit('package.shipping-set', { ...partiesOf(work, locked), packageId: pack.id })
  return { ...pack, shipping_cost }
}
