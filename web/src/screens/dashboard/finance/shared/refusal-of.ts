import type { Transaction } from '@pasok/domain/payments/payments.model'

/** Why the last proof was refused, as long as no other was handed in. */
export function refusalOf({
  lastStatus,
  statuses,
}: Pick<Transaction, 'lastStatus' | 'statuses'>): string | undefined {
  const [before, last] = statuses.slice(-2)
  const isRefused = lastStatus === 'Waiting Payment' && before?.name === 'Review Payment'
  return isRefused ? last?.note : undefined
}
