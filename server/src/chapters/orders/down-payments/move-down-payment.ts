import {
  type DownPaymentEvent,
  downPaymentMachine,
  type DownPaymentState,
} from '@pasok/domain/orders/orders.states'
import type { RawBuilder } from 'kysely'
import { assertSeen } from '../../../db/stale-record'
import { assertState, moveDocument } from '../../../db/move'
import { type LockedOrderParts, type OrderWork, partiesOf } from '../locked-order'
import { downPaymentOf } from '../orders.present'
import type { LockedOrder } from '../orders.store'
import { decimal, type DecimalInput, ZERO } from '@pasok/domain/kernel/decimal'
import { buyerScope } from '../../../db/scope'
import { updateDownPayment } from '../packages/packages.store'

/**
 * Adds an amount to the used down payment of a locked order; a negative amount restores it. What remains when
 * the order ends becomes a refund (`recalculateDownPayment`).
 */
export async function useDownPayment(
  work: OrderWork,
  { order }: LockedOrderParts,
  amount: DecimalInput,
): Promise<void> {
  if (decimal(amount).eq(ZERO)) return
  await updateDownPayment(work.trx, buyerScope(order.buyer_id), order.id, {
    down_payment_used: decimal(order.down_payment_used).plus(amount).toFixed(),
    updated_at: work.now,
  })
}

const documentOf = ({ id, buyer_id, code, down_payment_state }: LockedOrder) => ({
  id,
  buyerId: buyer_id,
  state: down_payment_state,
  code,
})

/**
 * Asserts that an order's down payment may move and that its version was seen. An order without a down payment
 * has no legal move. @throws AppError `illegal_move`, naming the user, status and time of the earlier move;
 * `stale_version`.
 */
export async function assertDownPayment(
  work: OrderWork,
  { order }: LockedOrderParts,
  event: DownPaymentEvent,
  seen?: number,
): Promise<void> {
  if (downPaymentOf(order) === null)
    await assertState(work, { ...documentOf(order), state: order.last_status }, [], 'order')
  const { from } = downPaymentMachine.events[event]
  await assertState(work, documentOf(order), from, 'down-payment', downPaymentMachine)
  assertSeen(order, seen)
}

/** Moves the down payment of a locked order and emits its event. @param file id of the proof */
export async function moveDownPayment(
  work: OrderWork,
  locked: LockedOrderParts,
  event: DownPaymentEvent,
  {
    note = '',
    file,
    changes = { after: { ...(file !== undefined && { file }) } },
    alsoSet,
  }: {
    note?: string
    file?: string
    changes?: { after: object }
    alsoSet?: RawBuilder<unknown>
  } = {},
): Promise<DownPaymentState> {
  const document = { ...documentOf(locked.order), changes }
  const kind = 'down-payment'
  const status = await moveDocument(work, kind, downPaymentMachine, document, event, note, alsoSet)
  await work.emit('down-payment.moved', { ...partiesOf(work, locked), status })
  return status
}
