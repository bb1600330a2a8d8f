import { decimal, ZERO } from '@pasok/domain/kernel/decimal'
import { isItemCancelled } from '@pasok/domain/orders/orders.rules'
import { writeLedger } from './orders.ledger.store'
import { buyerScope } from '../../db/scope'
import { returnStock } from '../catalog/return-stock'
import { itemsOf, type HeldOrder, type OrderWork } from './held-order'
import { movePackages } from './move-packages'
import { takeBackItems } from './take-back-items'
import type { PackageRecord } from './orders.store'
import { settleOrder } from './settle-order'

/**
 * Cancels packages of a held order, and puts the stock of their items back. What the vendor proposed
 * and nobody decided is taken back with it.
 * @throws AppError `illegal_move`, saying who moved it where and when.
 */
export async function cancelPackages(
  work: OrderWork,
  held: HeldOrder,
  packages: readonly PackageRecord[],
  event: 'cancel-by-buyer' | 'cancel-by-vendor',
  reason: string,
): Promise<void> {
  await movePackages(work, held, packages, event, reason)
  for (const pack of packages) {
    const waiting = itemsOf(held, [pack]).filter(({ state }) => state === 'Waiting Approval')
    await takeBackItems(work, { held, pack }, waiting, reason)
  }
  const items = itemsOf(held, packages).filter((item) => !isItemCancelled(item))
  const rows = items.map(({ id: itemId }) => ({
    itemId,
    step: 'canceled' as const,
    quantity: ZERO,
    amount: ZERO,
    note: reason,
  }))
  await writeLedger(
    work.trx,
    buyerScope(held.order.buyer_id),
    { ...work, orderId: held.order.id },
    rows,
  )
  await returnStock(
    work,
    items.map((item) => ({ productId: item.product_id, quantity: decimal(item.quantity) })),
  )
  await settleOrder(work, held)
}
