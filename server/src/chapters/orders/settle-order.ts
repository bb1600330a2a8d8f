import { decimal, ZERO } from '@pasok/domain/kernel/decimal'
import { canMove } from '@pasok/domain/kernel/machine'
import { orderTotal, packageTotal } from '@pasok/domain/orders/orders.rules'
import {
  downPaymentMachine,
  hasEnded,
  orderState,
  type PackageState,
} from '@pasok/domain/orders/orders.states'
import { sql } from 'kysely'
import { writeAudit } from '../../db/audit'
import { writeHistory } from '../../db/history'
import { buyerScope } from '../../db/scope'
import type { HeldOrder, OrderWork } from './held-order'
import { moveDownPayment } from './move-down-payment'
import { putOrder, putPackageTotals } from './orders.moves.store'
import { downPaymentOf } from './orders.present'
import { listItems, listPackages, type LockedOrder } from './orders.store'

/**
 * What follows for an order from a move of its packages or items, in one place: their totals, its
 * own, its status with a history row when that changed, and once it has ended what becomes of its
 * down payment. Every such move ends here.
 */
export async function settleOrder(work: OrderWork, held: HeldOrder): Promise<void> {
  const { order } = held
  const { trx, now } = work
  const scope = buyerScope(order.buyer_id)
  const packages = await listPackages(trx, scope, [order])
  const items = await listItems(trx, scope, packages)
  const totals = packages.map((pack) => ({
    ...pack,
    state: pack.last_status,
    before: pack.total,
    total: packageTotal(
      items
        .filter(({ package_id }) => package_id === pack.id)
        .map(({ state, quantity, sub_total: subTotal }) => ({ state, quantity, subTotal })),
    ),
  }))
  const changed = totals.filter(({ before, total }) => !total.eq(before))
  await putPackageTotals(trx, scope, changed, now)
  const states = totals.map(({ state }) => state)
  const status = orderState(states)
  const grandTotal = orderTotal(totals)
  if (status !== order.last_status || !grandTotal.eq(order.grand_total))
    await putOrder(trx, scope, order.id, {
      last_status: status,
      grand_total: grandTotal.toFixed(),
      updated_at: now,
    })
  if (status !== order.last_status) await recordStatus(work, order, status)
  if (hasEnded(states)) await endDownPayment(work, held)
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

/** What was asked for and never sent lapses; what was sent and not used is owed back. */
async function endDownPayment(work: OrderWork, held: HeldOrder): Promise<void> {
  const { order } = held
  const state = downPaymentOf(order)
  if (state === null) return
  if (canMove(downPaymentMachine, state, 'lapse')) {
    await moveDownPayment(work, held, 'lapse')
    return
  }
  const left = decimal(order.down_payment).minus(order.down_payment_used)
  if (!canMove(downPaymentMachine, state, 'owe') || left.lte(ZERO)) return
  await moveDownPayment(work, held, 'owe', {
    besides: sql`refund_due = ${left.toFixed()}::numeric`,
  })
}
