import { UNPROVEN_CALLBACKS, type Gateway } from '@pasok/domain/payments/payments.gateways'
import type { Db, Trx } from '../../../db/db'
import { addJob } from '../../../db/jobs'
import type { PaymentRow } from '../payments.store'

/** A gateway is asked by one job at a time: one that doesn't answer holds up nothing but itself. */
const queueOf = (gateway: Gateway | null) => `gateway ${gateway ?? 'none'}`

/** What jobs of a payment, and of a callback, are called: with its id. */
export const PAYMENT_JOB = 'settle-payment'
export const CALLBACK_JOB = 'settle-callback'

/** A payment that its gateway has not settled by then is asked about: once, however often it is said. */
export const settleLater = (
  trx: Trx | Db,
  {
    id,
    buyer_id: buyerId,
    code,
    gateway,
  }: Pick<PaymentRow, 'id' | 'buyer_id' | 'code' | 'gateway'>,
  seconds: number,
  from?: Date,
): Promise<void> =>
  addJob(
    trx,
    PAYMENT_JOB,
    { buyerId, code },
    {
      key: `${PAYMENT_JOB} ${id}`,
      queue: queueOf(gateway),
      seconds,
      ...(from && { from }),
    },
  )

/**
 * What a kept callback tells is done as soon as it is committed. Where its gateway has to be asked about
 * it, one at a time: apart from the payments, which need not wait for callbacks, nor these for them.
 */
export const settleSoon = (
  trx: Trx | Db,
  { id: callbackId, gateway }: { id: string; gateway: Gateway },
): Promise<void> =>
  addJob(
    trx,
    CALLBACK_JOB,
    { callbackId },
    {
      key: `${CALLBACK_JOB} ${callbackId}`,
      ...(UNPROVEN_CALLBACKS.has(gateway) && { queue: `callbacks ${gateway}` }),
    },
  )
