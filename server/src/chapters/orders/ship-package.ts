import type { shipPackage as contract } from '@pasok/domain/orders/orders.vendor.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { isItemCancelled } from '@pasok/domain/orders/orders.rules'
import { sql } from 'kysely'
import { writeLedger } from './orders.ledger.store'
import { buyerScope } from '../../db/scope'
import { holdPackage, itemsOf, type HeldPackage, type OrderWork } from './held-order'
import { movePackage } from './move-package'

/**
 * The package is on its way.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function shipPackage(
  work: OrderWork,
  id: string,
  { courier, tracking_number, version }: BodyOf<typeof contract>,
): Promise<HeldPackage['pack']> {
  const found = await holdPackage(work, id)
  const { held, pack } = found
  const note = [courier, tracking_number].filter((word) => word !== '').join(' ')
  const besides = sql`courier = ${courier}, tracking_number = ${tracking_number}`
  const moved = await movePackage(work, found, 'ship', version, { note, besides })
  const rows = itemsOf(held, [pack])
    .filter((item) => !isItemCancelled(item))
    .map((item) => ({
      itemId: item.id,
      step: 'shipped' as const,
      quantity: item.quantity,
      amount: item.sub_total,
      note,
    }))
  await writeLedger(
    work.trx,
    buyerScope(held.order.buyer_id),
    { ...work, orderId: held.order.id },
    rows,
  )
  return moved
}
