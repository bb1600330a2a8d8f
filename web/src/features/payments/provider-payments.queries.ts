import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import type { PaymentState } from '@pasok/domain/payments/payments.states'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { createKeyedCall } from '../../lib/use-call-key'

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

interface PaymentsQuery {
  lastStatus?: PaymentState | undefined
  search?: string | undefined
  buyer_id?: string | undefined
  payable?: 'true'
  skip: number
  limit: number
}

export function useProviderPayments(query: PaymentsQuery) {
  return useQuery({
    queryKey: queryKey('listProviderTransactions', { query }),
    queryFn: ({ signal }) => callPage('listProviderTransactions', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Searches payments of every status. */
export const findProviderPayments = (search: string, limit: number, signal: AbortSignal) =>
  call('listProviderTransactions', { query: { search, limit }, signal })

/** Loads the number of transfers waiting for confirmation; refreshed while the console is open. */
export function useToConfirmCount() {
  const client = useQueryClient()
  const query = { lastStatus: 'Review Payment', skip: 0, limit: 1 } as const
  const key = queryKey('listProviderTransactions', { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callPage('listProviderTransactions', {
        query,
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
    select: ({ count }) => count,
  })
}

/** Loads one payment with its proof; disabled without a code. */
export function useProviderPayment(code: string | undefined) {
  const params = { code: code ?? '' }
  return useQuery({
    queryKey: queryKey('getProviderTransaction', { params }),
    queryFn: ({ signal }) => call('getProviderTransaction', { params, signal }),
    enabled: code !== undefined,
  })
}

/** The provider's answers to a proof; each applies to the version that the user saw. */
export const reviewMoves = {
  confirm: ({ code, version }: ReviewedTransaction) =>
    callReply('confirmTransfer', { params: { code }, body: { version } }),
  refuse: ({ code, version }: ReviewedTransaction, reason: string) =>
    callReply('refuseTransfer', { params: { code }, body: { version, reason } }),
} as const
