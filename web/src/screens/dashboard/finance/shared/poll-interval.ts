import type { Transaction } from '@pasok/domain/payments/payments.model'
import { serverNow } from '../../../../lib/server-clock'

/**
 * Milliseconds between polls: while the payment is being created, while it is pending, and after its expiry.
 */
const PREPARING = 3_000
const WAITING = 20_000
const ENDING = 5_000

/**
 * Returns the polling interval of a payment. Live updates report a payment immediately; polling covers missed
 * ones and makes the server query the gateway. Manual transfers only change by users' actions.
 */
export function pollInterval(transaction: Transaction | undefined): number | false {
  if (!transaction || transaction.payment_method === 'Manual Bank Transfer') return false
  const { lastStatus, expires_at: until } = transaction
  if (lastStatus === 'Creating') return PREPARING
  if (lastStatus !== 'Waiting Payment') return false
  return until !== null && new Date(until).getTime() <= serverNow() ? ENDING : WAITING
}
