import type { refundDownPayment as contract } from '@pasok/domain/orders/orders.vendor.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import { sql } from 'kysely'
import { holdOrder, type OrderWork } from './held-order'
import { keepProof } from '../files/keep-proof'
import { assertDownPayment, moveDownPayment } from './move-down-payment'

/**
 * The vendor has returned what was left of a down payment, and shows the proof.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`;
 * `rule` for what is no picture of one's own.
 */
export async function refundDownPayment(
  work: OrderWork,
  id: string,
  { fileUrl, note = '', version }: BodyOf<typeof contract>,
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
