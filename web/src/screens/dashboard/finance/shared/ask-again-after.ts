import type { Transaction } from '@pasok/domain/payments/payments.model'
import { serverNow } from '../../../../lib/server-clock'

/** Milliseconds: what a person looks at, what is told of at once where that is heard, what ends. */
const PREPARING = 3_000
const WAITING = 20_000
const ENDING = 5_000

/**
 * How soon a payment is asked for again. That it was paid is heard of at once; should that not be
 * heard, the gateway itself is asked. A transfer by hand moves only by people.
 */
export function askAgainAfter(transaction: Transaction | undefined): number | false {
  if (!transaction || transaction.payment_method === 'Manual Bank Transfer') return false
  const { lastStatus, expires_at: until } = transaction
  if (lastStatus === 'Creating') return PREPARING
  if (lastStatus !== 'Waiting Payment') return false
  return until !== null && new Date(until).getTime() <= serverNow() ? ENDING : WAITING
}
