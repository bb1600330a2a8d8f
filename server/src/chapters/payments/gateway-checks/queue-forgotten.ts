import type { Db } from '../../../db/db'
import { PROVIDER } from '../../../db/scope'
import { listForgottenCallbacks } from '../callbacks/callbacks.store'
import { listForgottenPayments } from './gateway-checks.store'
import { scheduleCheck, queueCallback } from './schedule-check'

/**
 * Queues callbacks and pending payments that no job processes any more, because jobs failed too often or were
 * lost. Nothing that money depends on is ever given up. @returns their number.
 */
export async function queueForgotten(db: Db): Promise<number> {
  const callbacks = await listForgottenCallbacks(db, PROVIDER)
  for (const callback of callbacks) await queueCallback(db, callback)
  const payments = await listForgottenPayments(db, PROVIDER)
  for (const payment of payments) await scheduleCheck(db, payment, 0)
  return callbacks.length + payments.length
}
