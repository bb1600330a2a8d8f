import type { Gateway } from '@pasok/domain/payments/payments.gateways'
import type { Trx } from '../../db/db'
import { addJob } from '../../db/jobs'
import type { PaymentRow } from './payments.store'

/** A gateway is asked by one job at a time: one that doesn't answer holds up nothing but itself. */
const queueOf = (gateway: Gateway | null) => `gateway ${gateway ?? 'none'}`

const paymentKey = (id: string) => `settle-payment ${id}`
const callbackKey = (id: string) => `settle-callback ${id}`

/** A payment that its gateway has not settled by then is asked about: once, however often it is said. */
export const settleLater = (
  trx: Trx,
  {
    id,
    buyer_id: buyerId,
    code,
    gateway,
  }: Pick<PaymentRow, 'id' | 'buyer_id' | 'code' | 'gateway'>,
  seconds: number,
  from = new Date(),
): Promise<void> =>
  addJob(
    trx,
    'settle-payment',
    { buyerId, code },
    {
      key: paymentKey(id),
      queue: queueOf(gateway),
      at: new Date(from.getTime() + seconds * 1000),
    },
  )

/** What a kept callback tells is done as soon as it is committed. */
export const settleSoon = (trx: Trx, callbackId: string): Promise<void> =>
  addJob(trx, 'settle-callback', { callbackId }, { key: callbackKey(callbackId) })
