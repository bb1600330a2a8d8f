import { decimal, sum, ZERO, type Decimal } from '@pasok/domain/kernel/decimal'
import { canMove } from '@pasok/domain/kernel/machine'
import { downPaymentFor } from '@pasok/domain/orders/orders.rules'
import {
  downPaymentMachine,
  hasEnded,
  type DownPaymentState,
} from '@pasok/domain/orders/orders.states'
import { sql } from 'kysely'
import { writeAudit } from '../../db/audit'
import { buyerScope } from '../../db/scope'
import { packagesThatWait, type HeldOrder, type OrderWork } from './held-order'
import { moveDownPayment } from './move-down-payment'
import { putDownPayment } from './orders.moves.store'
import { downPaymentOf } from './orders.present'

/** True when no proof is to be answered, and nobody has found the money. */
const isUnproven = (state: DownPaymentState): boolean => canMove(downPaymentMachine, state, 'lapse')

/**
 * What becomes of the down payment of an order, which comes to `total`. One that no package waits for
 * any more lapses; a proof that nobody answered stays to be answered.
 */
export async function settleDownPayment(
  work: OrderWork,
  held: HeldOrder,
  total: Decimal,
): Promise<DownPaymentState> {
  const { order, packages } = held
  const state = downPaymentOf(order)
  if (state === null) return order.down_payment_state
  if (isUnproven(state) && packagesThatWait(held).length === 0)
    return moveDownPayment(work, held, 'lapse')
  if (hasEnded(packages.map(({ last_status }) => last_status))) return oweWhatIsLeft(work, held)
  // What was sent stays what it was, also when its proof was refused: it is to be found again.
  if (state === 'Asked') await lower(work, held, total)
  return state
}

/** True when so little is left of an order that there is nothing to pay ahead for: it waits in vain. */
export const waitsForNothing = ({ order }: HeldOrder, total: Decimal): boolean =>
  isUnproven(order.down_payment_state) && total.eq(ZERO)

/** Of an order that has ended: what its vendor has found and no invoice used is owed back. */
async function oweWhatIsLeft(work: OrderWork, held: HeldOrder): Promise<DownPaymentState> {
  const { down_payment, down_payment_used, down_payment_state: state } = held.order
  const left = decimal(down_payment).minus(down_payment_used)
  if (!canMove(downPaymentMachine, state, 'owe') || left.lte(ZERO)) return state
  return moveDownPayment(work, held, 'owe', {
    changes: { after: { refund_due: left.toFixed() } },
    besides: sql`refund_due = ${left.toFixed()}::numeric`,
  })
}

/** Less is asked for as the order comes to less. */
async function lower(work: OrderWork, { order, items }: HeldOrder, total: Decimal): Promise<void> {
  const { id, buyer_id: buyerId, code } = order
  const before = decimal(order.down_payment)
  const ordered = sum(items.map((item) => item.sub_total_original))
  const first = order.down_payment_original ?? order.down_payment
  const amount = downPaymentFor(first, ordered, total)
  if (amount.gte(before)) return
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
}
