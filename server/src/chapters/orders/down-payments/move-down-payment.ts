import {
  downPaymentMachine,
  type DownPaymentEvent,
  type DownPaymentState,
} from '@pasok/domain/orders/orders.states'
import type { RawBuilder } from 'kysely'
import { assertSeen } from '../../../db/stale-record'
import { assertState, moveDocument } from '../../../db/move'
import { partiesOf, type LockedOrderParts, type OrderWork } from '../locked-order'
import { downPaymentOf } from '../orders.present'
import type { LockedOrder } from '../orders.store'

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
    besides,
  }: {
    note?: string
    file?: string
    changes?: { after: object }
    besides?: RawBuilder<unknown>
  } = {},
): Promise<DownPaymentState> {
  const document = { ...documentOf(locked.order), changes }
  const kind = 'down-payment'
  const status = await moveDocument(work, kind, downPaymentMachine, document, event, note, besides)
  await work.emit('down-payment.moved', { ...partiesOf(work, locked), status })
  return status
}
