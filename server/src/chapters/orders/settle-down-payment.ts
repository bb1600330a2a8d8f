import { decimal, sum, ZERO, type Decimal } from '@pasok/domain/kernel/decimal'
import { canMove } from '@pasok/domain/kernel/machine'
import { downPaymentFor } from '@pasok/domain/orders/orders.rules'
import { downPaymentMachine, type DownPaymentState } from '@pasok/domain/orders/orders.states'
import { sql } from 'kysely'
import { writeAudit } from '../../db/audit'
import { buyerScope } from '../../db/scope'
import type { HeldOrder, OrderWork } from './held-order'
import { moveDownPayment } from './move-down-payment'
import { putDownPayment } from './orders.moves.store'
import { downPaymentOf } from './orders.present'

/**
 * What becomes of the down payment of an order that has ended: what was never sent lapses, what its
 * vendor has found and no invoice used is owed back. A proof that nobody answered stays to be answered.
 */
export async function endDownPayment(work: OrderWork, held: HeldOrder): Promise<DownPaymentState> {
  const { order } = held
  const state = downPaymentOf(order)
  if (state === null) return order.down_payment_state
  if (canMove(downPaymentMachine, state, 'lapse')) return moveDownPayment(work, held, 'lapse')
  const left = decimal(order.down_payment).minus(order.down_payment_used)
  if (!canMove(downPaymentMachine, state, 'owe') || left.lte(ZERO)) return state
  return moveDownPayment(work, held, 'owe', {
    changes: { after: { refund_due: left.toFixed() } },
    besides: sql`refund_due = ${left.toFixed()}::numeric`,
  })
}

/** Where a down payment stands, and what is asked for. */
interface Asked {
  state: DownPaymentState
  amount: Decimal
  /** False where it stands as it was. */
  isLowered: boolean
}

/** True when so little is left of an order that there is nothing more to pay ahead for. */
export const isNothingAsked = ({ amount, isLowered }: Asked): boolean =>
  isLowered && amount.eq(ZERO)

/** Of an order that goes on: while nothing was sent, less is asked for as the order comes to less. */
export async function lowerDownPayment(
  work: OrderWork,
  held: HeldOrder,
  total: Decimal,
): Promise<Asked> {
  const { order, items } = held
  const { id, buyer_id: buyerId, code, down_payment_state: state } = order
  const before = decimal(order.down_payment)
  const ordered = sum(items.map((item) => item.sub_total_original))
  const first = order.down_payment_original ?? order.down_payment
  const amount = downPaymentFor(first, ordered, total)
  // Nothing was sent: what would lapse at the order's end.
  const isLowered = canMove(downPaymentMachine, state, 'lapse') && amount.lt(before)
  if (!isLowered) return { state, amount: before, isLowered }
  await putDownPayment(work.trx, buyerScope(buyerId), id, {
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
  if (amount.gt(ZERO)) return { state, amount, isLowered }
  return { state: await moveDownPayment(work, held, 'lapse'), amount, isLowered }
}
