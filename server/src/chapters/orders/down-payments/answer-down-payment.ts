import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import type { refundDownPayment as refundDownPaymentContract } from '@pasok/domain/orders/orders.vendor.contract'
import { sql } from 'kysely'
import type { BuyerWork } from '../../../db/move'
import { keepProof } from '../../files/uploads/attach-upload'
import { holdOrder, type OrderWork, packagesThatWait } from '../held-order'
import { assertDownPayment, moveDownPayment } from './move-down-payment'
import { movePackages } from '../packages/move-packages'
import { settleOrder } from '../settle-order'

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
