import { decimal, type Decimal, sum, ZERO } from '@pasok/domain/kernel/decimal'
import { canMove } from '@pasok/domain/kernel/machine'
import { downPaymentFor, orderTotal, packageTotal } from '@pasok/domain/orders/orders.rules'
import {
  downPaymentMachine,
  type DownPaymentState,
  hasEnded,
  orderState,
  type PackageState,
} from '@pasok/domain/orders/orders.states'
import { sql } from 'kysely'
import { writeAudit } from '../../db/audit'
import { writeHistory } from '../../db/history'
import { buyerScope } from '../../db/scope'
import {
  type LockedOrderParts,
  lockOrderWithParts,
  itemsOf,
  type OrderWork,
  packagesThatWait,
} from './locked-order'
import { moveDownPayment } from './down-payments/move-down-payment'
import { movePackages } from './packages/move-packages'
import { updateDownPayment, updateOrder, savePackageTotals } from './packages/packages.store'
import { downPaymentOf } from './orders.present'
import type { LockedOrder } from './orders.store'

/**
 * Updates an order after any move of its packages, items or down payment: package totals, its total, its status
 * with a history row when changed, and its down payment. Every command that changes one of these figures or
 * states ends here; a vendor's proposal (`changeItem`, `takeItemBack`) changes none until the buyer decides.
 * @returns the state of the down payment.
 */
export async function recalculateOrder(
  work: OrderWork,
  { order: { id } }: { order: Pick<LockedOrder, 'id'> },
): Promise<DownPaymentState> {
  // Read again, because the move before this call changed it.
  const locked = await lockOrderWithParts(work, id)
  const { order, packages } = locked
  const { trx, now } = work
  const totals = await recalculateTotals(work, locked)
  const status = orderState(packages.map(({ last_status }) => last_status))
  const grandTotal = orderTotal(totals)
  if (status !== order.last_status || !grandTotal.eq(order.grand_total))
    await updateOrder(trx, buyerScope(order.buyer_id), order, {
      last_status: status,
      grand_total: grandTotal.toFixed(),
      updated_at: now,
    })
  if (status !== order.last_status) await recordStatus(work, order, status)
  const waiting = packagesThatWait(locked)
  if (waiting.length === 0 || !waitsForNothing(locked, grandTotal))
    return recalculateDownPayment(work, locked, grandTotal)
  await movePackages(work, locked, waiting, 'release')
  return recalculateOrder(work, locked)
}

async function recalculateTotals(work: OrderWork, locked: LockedOrderParts) {
  const totals = locked.packages.map((pack) => {
    const items = itemsOf(locked, [pack]).map((item) => ({ ...item, subTotal: item.sub_total }))
    return { ...pack, state: pack.last_status, before: pack.total, total: packageTotal(items) }
  })
  const changed = totals.filter(({ before, total }) => !total.eq(before))
  await savePackageTotals(work.trx, buyerScope(locked.order.buyer_id), changed, work.now)
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

/** Returns whether the vendor has neither confirmed the down payment nor a proof to answer. */
const isUnproven = (state: DownPaymentState): boolean => canMove(downPaymentMachine, state, 'lapse')

/**
 * Updates the down payment of an order with the given total. It lapses when no package waits for it any more;
 * an unanswered proof stays to be answered.
 */
async function recalculateDownPayment(
  work: OrderWork,
  locked: LockedOrderParts,
  total: Decimal,
): Promise<DownPaymentState> {
  const { order, packages } = locked
  const state = downPaymentOf(order)
  if (state === null) return order.down_payment_state
  if (isUnproven(state) && packagesThatWait(locked).length === 0)
    return moveDownPayment(work, locked, 'lapse')
  if (hasEnded(packages.map(({ last_status }) => last_status))) return oweWhatIsLeft(work, locked)
  // The requested amount is not lowered once a proof was sent, even if it was refused, so that the sent money
  // can be identified.
  if (state === 'Asked') await lower(work, locked, total)
  return state
}

/** Returns whether the order's total is 0, so that its packages wait for a down payment in vain. */
const waitsForNothing = ({ order }: LockedOrderParts, total: Decimal): boolean =>
  isUnproven(order.down_payment_state) && total.eq(ZERO)

/** Makes the confirmed but unused part of an ended order's down payment due for refund. */
async function oweWhatIsLeft(work: OrderWork, locked: LockedOrderParts): Promise<DownPaymentState> {
  const { down_payment, down_payment_used, down_payment_state: state } = locked.order
  const left = decimal(down_payment).minus(down_payment_used)
  if (!canMove(downPaymentMachine, state, 'owe') || left.lte(ZERO)) return state
  return moveDownPayment(work, locked, 'owe', {
    changes: { after: { refund_due: left.toFixed() } },
    alsoSet: sql`refund_due = ${left.toFixed()}::numeric`,
  })
}

/** Lowers the requested down payment in proportion to the order's lower total. */
async function lower(
  work: OrderWork,
  { order, items }: LockedOrderParts,
  total: Decimal,
): Promise<void> {
  const { id, buyer_id: buyerId, code } = order
  const before = decimal(order.down_payment)
  const ordered = sum(items.map((item) => item.sub_total_original))
  const first = order.down_payment_original ?? order.down_payment
  const amount = downPaymentFor(first, ordered, total)
  if (amount.gte(before)) return
  await updateDownPayment(work.trx, buyerScope(buyerId), id, {
    down_payment: amount.toFixed(),
    down_payment_original: first,
    updated_at: work.now,
  })
  await writeAudit(work, {
    action: 'down-payment.lower',
    subject: 'down-payment',
    subjectId: id,
    buyerId,
    before: { code, down_payment: before.toFixed() },
    after: { code, down_payment: amount.toFixed() },
  })
}
