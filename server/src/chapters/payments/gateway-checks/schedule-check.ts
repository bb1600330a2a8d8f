import { type Gateway, UNPROVEN_CALLBACKS } from '@pasok/domain/payments/payments.constants'
import type { Db, Trx } from '../../../db/db'
import { addJob } from '../../../db/jobs'
import type { PaymentRow } from '../payments.store'

/** One queue per gateway, so that an unresponsive gateway delays only its own jobs. */
const queueOf = (gateway: Gateway | null) => `gateway ${gateway ?? 'none'}`

/** Names of the jobs, and prefixes of their keys, which continue with the id of the payment or callback. */
export const PAYMENT_JOB = 'settle-payment'
export const CALLBACK_JOB = 'settle-callback'

/**
 * Queues a check of a payment that may still wait for its gateway after the given seconds; a payment has at
 * most one such job.
 */
export const scheduleCheck = (
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
 * Queues the processing of a stored callback. Callbacks that need a query to the gateway run one at a time in a
 * queue separate from the payments', so that neither waits for the other.
 */
export const queueCallback = (
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
