import { reviewerOf } from '@pasok/domain/payments/payments.abilities'
import type { Transaction } from '@pasok/domain/payments/payments.model'

/** Returns why the last proof was refused, and by whom; undefined once a new proof has been submitted. */
export function refusalOf({
  lastStatus,
  statuses,
  direct_payment: isDirect,
}: Pick<Transaction, 'lastStatus' | 'statuses' | 'direct_payment'>) {
  const [before, last] = statuses.slice(-2)
  const isRefused = lastStatus === 'Waiting Payment' && before?.name === 'Review Payment'
  return isRefused && last ? { reason: last.note, by: reviewerOf({ isDirect }) } : undefined
}
