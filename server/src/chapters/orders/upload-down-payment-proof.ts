import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import { sql } from 'kysely'
import type { BuyerWork } from '../../db/move'
import { holdOrder } from './held-order'
import { keepProof } from '../files/keep-proof'
import { assertDownPayment, moveDownPayment } from './move-down-payment'

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
