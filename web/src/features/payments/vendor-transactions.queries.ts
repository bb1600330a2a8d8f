import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { createKeyedCall } from '../../lib/keyed-call'

/** A payment of the vendor's invoices, by its code. */
export function useVendorTransaction(code: string) {
  const params = { code }
  return useQuery({
    queryKey: queryKey('getVendorTransaction', { params }),
    queryFn: ({ signal }) => call('getVendorTransaction', { params, signal }),
  })
}

const send = createKeyedCall()
type Seen = Pick<ReviewedTransaction, 'code' | 'version'>

/** The answers to the proof of a direct payment, each to what was looked at. */
export const transferMoves = {
  confirm: ({ code, version }: Seen) =>
    send('confirmVendorTransfer', { params: { code }, body: { version } }),
  refuse: ({ code, version }: Seen, reason: string) =>
    send('refuseVendorTransfer', { params: { code }, body: { reason, version } }),
} as const
