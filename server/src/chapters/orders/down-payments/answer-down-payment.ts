import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import type { refundDownPayment as refundDownPaymentContract } from '@pasok/domain/orders/orders.vendor.contract'
import { sql } from 'kysely'
import type { BuyerWork } from '../../../db/move'
import { attachProof } from '../../files/uploads/attach-upload'
import { lockOrderWithParts, type OrderWork, packagesThatWait } from '../locked-order'
import { assertDownPayment, moveDownPayment } from './move-down-payment'
import { movePackages } from '../packages/move-packages'
import { recalculateOrder } from '../recalculate-order'

/**
 * The buyer uploads the proof of a down payment. This is possible even when it is no longer requested, because
 * money sent by mistake must be found and refunded. @throws AppError `not_found`; `illegal_move`, naming the
 * user, status and time of the earlier move; `rule` when the file is not a picture uploaded by the company.
 */
export async function uploadDownPaymentProof(
  work: BuyerWork,
  id: string,
  url: string,
): Promise<{ id: string; status: DownPaymentState }> {
  const locked = await lockOrderWithParts(work, id)
  await assertDownPayment(work, locked, 'submit')
  const file = await attachProof(work, 'buyer', url)
  const alsoSet = sql`proof_file_id = ${file}::uuid`
  return {
    id: locked.order.id,
    status: await moveDownPayment(work, locked, 'submit', { file, alsoSet }),
  }
}

/**
 * The vendor confirms a down payment: packages waiting for it become ready to process. When the order has
 * already ended, a refund becomes due immediately. @throws AppError `not_found`; `illegal_move`, naming the
 * user, status and time of the earlier move; `stale_version`.
 */
export async function confirmDownPayment(
  work: OrderWork,
  id: string,
  seen: number | undefined,
): Promise<{ id: string; status: DownPaymentState }> {
  const locked = await lockOrderWithParts(work, id)
  await assertDownPayment(work, locked, 'confirm', seen)
  await moveDownPayment(work, locked, 'confirm')
  await movePackages(work, locked, packagesThatWait(locked), 'confirm-down-payment')
  return { id: locked.order.id, status: await recalculateOrder(work, locked) }
}

/**
 * The vendor refuses a proof with a reason, and the buyer may upload another one. When no package waits for the
 * down payment, it is no longer requested. @throws AppError `not_found`; `illegal_move`, naming the user,
 * status and time of the earlier move; `stale_version`.
 */
export async function refuseDownPayment(
  work: OrderWork,
  id: string,
  reason: string,
  seen: number | undefined,
): Promise<{ id: string; status: DownPaymentState }> {
  const locked = await lockOrderWithParts(work, id)
  await assertDownPayment(work, locked, 'refuse', seen)
  await moveDownPayment(work, locked, 'refuse', { note: reason })
  return { id: locked.order.id, status: await recalculateOrder(work, locked) }
}

/**
 * The vendor records the refund of the remaining down payment with a proof. @throws AppError `not_found`;
 * `illegal_move`, naming the user, status and time of the earlier move; `stale_version`; `rule` when the file
 * is not a picture uploaded by the vendor.
 */
export async function refundDownPayment(
  work: OrderWork,
  id: string,
  { fileUrl, note = '', version }: BodyOf<typeof refundDownPaymentContract>,
): Promise<{ id: string; status: DownPaymentState }> {
  const locked = await lockOrderWithParts(work, id)
  await assertDownPayment(work, locked, 'refund', version)
  const file = await attachProof(work, 'vendor', fileUrl)
  const alsoSet = sql`refund_file_id = ${file}::uuid`
  return {
    id: locked.order.id,
    status: await moveDownPayment(work, locked, 'refund', { note, file, alsoSet }),
  }
}
