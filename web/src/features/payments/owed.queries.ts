import type { OwedFile } from '@pasok/domain/payments/owed/owed.model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'

interface OwedQuery {
  owing?: '1' | undefined
  search?: string | undefined
  skip: number
  limit: number
}

export function useOwedList(query: OwedQuery) {
  return useQuery({
    queryKey: queryKey('listOwed', { query }),
    queryFn: ({ signal }) => callPage('listOwed', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useOwed(vendorId: string) {
  const params = { vendor_id: vendorId }
  return useQuery({
    queryKey: queryKey('getOwed', { params }),
    queryFn: ({ signal }) => call('getOwed', { params, signal }),
  })
}

/** Loads a page of the payments received for a vendor and paid out to it. */
export function useOwedEntries(vendorId: string, query: { skip: number; limit: number }) {
  const params = { vendor_id: vendorId }
  return useQuery({
    queryKey: queryKey('listOwedEntries', { params, query }),
    queryFn: ({ signal }) => callPage('listOwedEntries', { params, query, signal }),
    placeholderData: keepPreviousData,
  })
}

interface Payout {
  amount: number
  account_id: string
  note: string
  proof: string
}

/** Records a payout; repeating the request does not record it twice. */
export function usePayout() {
  const keyOf = useCallKey()
  return {
    record: ({ vendor: { _id }, version }: OwedFile, payout: Payout) => {
      const body = { ...payout, version }
      const idempotencyKey = keyOf({ _id, ...body })
      return callReply('recordPayout', { params: { vendor_id: _id }, body, idempotencyKey })
    },
  }
}
