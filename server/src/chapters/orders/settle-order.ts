import { orderTotal, packageTotal } from '@pasok/domain/orders/orders.rules'
import {
  orderState,
  type DownPaymentState,
  type PackageState,
} from '@pasok/domain/orders/orders.states'
import { writeAudit } from '../../db/audit'
import { writeHistory } from '../../db/history'
import { buyerScope } from '../../db/scope'
import { holdOrder, itemsOf, packagesThatWait, type HeldOrder, type OrderWork } from './held-order'
import { movePackages } from './move-packages'
import { putOrder, putPackageTotals } from './orders.moves.store'
import type { LockedOrder } from './orders.store'
import { settleDownPayment, waitsForNothing } from './settle-down-payment'

/**
 * What follows for an order from a move of its packages, items or down payment, in one place: their
 * totals, its own, its status with a history row when that changed, and what becomes of its down
 * payment. Every such move ends here.
 * @returns where its down payment stands then.
 */
export async function settleOrder(
  work: OrderWork,
  { order: { id } }: { order: Pick<LockedOrder, 'id'> },
): Promise<DownPaymentState> {
  // As it is by now: the move that ends here has changed it.
  const held = await holdOrder(work, id)
  const { order, packages } = held
  const { trx, now } = work
  const totals = await settleTotals(work, held)
  const status = orderState(packages.map(({ last_status }) => last_status))
  const grandTotal = orderTotal(totals)
  if (status !== order.last_status || !grandTotal.eq(order.grand_total))
    await putOrder(trx, buyerScope(order.buyer_id), order, {
      last_status: status,
      grand_total: grandTotal.toFixed(),
      updated_at: now,
    })
  if (status !== order.last_status) await recordStatus(work, order, status)
  const waiting = packagesThatWait(held)
  if (waiting.length === 0 || !waitsForNothing(held, grandTotal))
    return settleDownPayment(work, held, grandTotal)
  await movePackages(work, held, waiting, 'release')
  return settleOrder(work, held)
}

/** Totals of the packages, written where they changed. */
async function settleTotals(work: OrderWork, held: HeldOrder) {
  const totals = held.packages.map((pack) => {
    const items = itemsOf(held, [pack]).map((item) => ({ ...item, subTotal: item.sub_total }))
    return { ...pack, state: pack.last_status, before: pack.total, total: packageTotal(items) }
  })
  const changed = totals.filter(({ before, total }) => !total.eq(before))
  await putPackageTotals(work.trx, buyerScope(held.order.buyer_id), changed, work.now)
  return totals
}

async function recordStatus(work: OrderWork, order: LockedOrder, status: PackageState) {
  const { id, buyer_id: buyerId, code } = order
  await writeHistory(work, buyerScope(buyerId), [{ document: 'order', documentId: id, status }])
  await writeAudit(work, {
    action: 'order.move',
    subject: 'order',
    subjectId: id,
    buyerId,
    before: { code, status: order.last_status },
    after: { code, status },
  })
}
