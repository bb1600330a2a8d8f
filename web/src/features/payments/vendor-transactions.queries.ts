import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { createKeyedCall } from '../../lib/keyed-call'

export function useVendorTransaction(code: string) {
  const params = { code }
  return useQuery({
    queryKey: queryKey('getVendorTransaction', { params }),
    queryFn: ({ signal }) => call('getVendorTransaction', { params, signal }),
  })
}

const send = createKeyedCall()
type Seen = Pick<ReviewedTransaction, 'code' | 'version'>

/** The vendor's answers to the proof of a direct payment; each applies to the version that the user saw. */
export const transferMoves = {
  confirm: ({ code, version }: Seen) =>
    send('confirmVendorTransfer', { params: { code }, body: { version } }),
  refuse: ({ code, version }: Seen, reason: string) =>
    send('refuseVendorTransfer', { params: { code }, body: { reason, version } }),
} as const
