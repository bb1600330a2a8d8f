import type { Trx } from '../../db/db'
import { addJob } from '../../db/jobs'
import type { PaymentRow } from './payments.store'

/** A payment that its gateway has not settled by then is asked about: once, however often it is said. */
export const settleLater = (
  trx: Trx,
  { id, buyer_id: buyerId, code }: Pick<PaymentRow, 'id' | 'buyer_id' | 'code'>,
  seconds: number,
  from = new Date(),
): Promise<void> =>
  addJob(
    trx,
    'settle-payment',
    { buyerId, code },
    `settle-payment ${id}`,
    new Date(from.getTime() + seconds * 1000),
  )
