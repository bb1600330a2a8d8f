import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import { holdOrder, type OrderWork } from './held-order'
import { assertDownPayment, moveDownPayment } from './move-down-payment'
import { settleOrder } from './settle-order'

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
