import type { Transaction } from '@pasok/domain/payments/payments.model'
import { serverNow } from '../../../../lib/server-clock'

/**
 * Milliseconds between polls: while the payment is being created, while it is pending, and after its expiry.
 */
const PREPARING_MS = 3_000
const WAITING_MS = 20_000
const ENDING_MS = 5_000

/**
 * Returns the polling interval of a payment. Live updates report a payment immediately; polling covers missed
 * ones and makes the server query the gateway. Manual transfers only change by users' actions.
 */
export function pollInterval(transaction: Transaction | undefined): number | false {
  if (!transaction || transaction.payment_method === 'Manual Bank Transfer') return false
  const { lastStatus, expires_at: until } = transaction
  if (lastStatus === 'Creating') return PREPARING_MS
  if (lastStatus !== 'Waiting Payment') return false
  return until !== null && new Date(until).getTime() <= serverNow() ? ENDING_MS : WAITING_MS
}
