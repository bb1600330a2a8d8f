import type { BodyOf } from '@pasok/domain/kernel/contract'
import {
  type DownPaymentEvent,
  downPaymentMachine,
  type DownPaymentState,
} from '@pasok/domain/orders/orders.states'
import type { refundDownPayment as refundDownPaymentContract } from '@pasok/domain/orders/orders.vendor.contract'
import { type RawBuilder, sql } from 'kysely'
import { assertSeen } from '../../db/assert-seen'
import { assertState, type BuyerWork, moveDocument } from '../../db/move'
import { keepProof } from '../files/keep-proof'
import {
  type HeldOrder,
  holdOrder,
  type OrderWork,
  packagesThatWait,
  partiesOf,
} from './held-order'
import { movePackages } from './move-packages'
import { downPaymentOf } from './orders.present'
import type { LockedOrder } from './orders.store'
import { settleOrder } from './settle-order'

/**
 * The buyer hands in the proof of an order's down payment, also when it isn't asked for any more: what was
 * sent is to be found, and given back.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `rule` for what is
 * no picture of one's own.
 */
export async function uploadDownPaymentProof(
  work: BuyerWork,
  id: string,
  url: string,
): Promise<{ id: string; status: DownPaymentState }> {
  const held = await holdOrder(work, id)
  await assertDownPayment(work, held, 'submit')
  const file = await keepProof(work, 'buyer', url)
  const besides = sql`proof_file_id = ${file}::uuid`
  return {
    id: held.order.id,
    status: await moveDownPayment(work, held, 'submit', { file, besides }),
  }
}

/**
 * The vendor has found the money: the packages that waited for it are ready to process; of an order
 * that has ended it is owed back at once.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function confirmDownPayment(
  work: OrderWork,
  id: string,
  seen: number | undefined,
): Promise<{ id: string; status: DownPaymentState }> {
  const held = await holdOrder(work, id)
  await assertDownPayment(work, held, 'confirm', seen)
  await moveDownPayment(work, held, 'confirm')
  await movePackages(work, held, packagesThatWait(held), 'confirm-down-payment')
  return { id: held.order.id, status: await settleOrder(work, held) }
}

/**
 * The vendor refuses a proof, and says why: the buyer uploads another. When no package waits for it
 * nothing more is asked for, and the buyer may do so nevertheless.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function refuseDownPayment(
  work: OrderWork,
  id: string,
  reason: string,
  seen: number | undefined,
): Promise<{ id: string; status: DownPaymentState }> {
  const held = await holdOrder(work, id)
  await assertDownPayment(work, held, 'refuse', seen)
  await moveDownPayment(work, held, 'refuse', { note: reason })
  return { id: held.order.id, status: await settleOrder(work, held) }
}

/**
 * The vendor has returned what was left of a down payment, and shows the proof.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`;
 * `rule` for what is no picture of one's own.
 */
export async function refundDownPayment(
  work: OrderWork,
  id: string,
  { fileUrl, note = '', version }: BodyOf<typeof refundDownPaymentContract>,
): Promise<{ id: string; status: DownPaymentState }> {
  const held = await holdOrder(work, id)
  await assertDownPayment(work, held, 'refund', version)
  const file = await keepProof(work, 'vendor', fileUrl)
  const besides = sql`refund_file_id = ${file}::uuid`
  return {
    id: held.order.id,
    status: await moveDownPayment(work, held, 'refund', { note, file, besides }),
  }
}

const documentOf = ({ id, buyer_id, code, down_payment_state }: LockedOrder) => ({
  id,
  buyerId: buyer_id,
  state: down_payment_state,
  code,
})

/**
 * Holds an order's down payment against the table of states, then against what was looked at; of an
 * order that asks for none there is nothing to move.
 * @throws AppError `illegal_move`, saying who moved it where and when; `stale_version`.
 */
async function assertDownPayment(
  work: OrderWork,
  { order }: HeldOrder,
  event: DownPaymentEvent,
  seen?: number,
): Promise<void> {
  if (downPaymentOf(order) === null)
    await assertState(work, { ...documentOf(order), state: order.last_status }, [], 'order')
  const { from } = downPaymentMachine.events[event]
  await assertState(work, documentOf(order), from, 'down-payment', downPaymentMachine)
  assertSeen(order, seen)
}

/** Moves the down payment of a held order, and tells whoever follows it. `file` is its proof. */
export async function moveDownPayment(
  work: OrderWork,
  held: HeldOrder,
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
  const document = { ...documentOf(held.order), changes }
  const kind = 'down-payment'
  const status = await moveDocument(work, kind, downPaymentMachine, document, event, note, besides)
  await work.emit('down-payment.moved', { ...partiesOf(work, held), status })
  return status
}
