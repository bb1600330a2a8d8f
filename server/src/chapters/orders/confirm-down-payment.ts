import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import { holdOrder, packagesThatWait, type OrderWork } from './held-order'
import { assertDownPayment, moveDownPayment } from './move-down-payment'
import { movePackages } from './move-packages'
import { settleOrder } from './settle-order'

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
