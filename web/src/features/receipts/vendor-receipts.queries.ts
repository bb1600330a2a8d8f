import {
  RECEIPT_RANGES,
  type VendorReceiptTopic,
} from '@pasok/domain/receipts/receipts.list.topics'
import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'
import { createKeyedCall } from '../../lib/use-call-key'
import {
  queryParamsOf,
  FOUND_ELSEWHERE,
  type BY_DATE,
  type ListSearch,
} from '../../lib/list-search'

export type VendorReceiptSearchKey = VendorReceiptTopic | typeof BY_DATE

interface VendorReceiptsQuery {
  search: ListSearch<VendorReceiptSearchKey>
  status: ReceiptState
  skip: number
  limit: number
}

export function useVendorReceipts({ search, status, skip, limit }: VendorReceiptsQuery) {
  const query = { skip, limit, lastStatus: status, ...queryParamsOf(search, RECEIPT_RANGES[0]) }
  return useQuery({
    queryKey: queryKey('listVendorReceipts', { query }),
    queryFn: ({ signal }) => callPage('listVendorReceipts', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useVendorReceiptCounts() {
  const client = useQueryClient()
  const key = queryKey('countVendorReceipts')
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('countVendorReceipts', { signal, background: client.getQueryData(key) !== undefined }),
  })
}

/** Loads a receipt by id or code. */
export function useVendorReceipt(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getVendorReceipt', { params }),
    queryFn: ({ signal }) => call('getVendorReceipt', { params, signal }),
  })
}

/** The version of a receipt that the user saw. */
interface Seen {
  _id: string
  version: number
}

const send = createKeyedCall()

/** The vendor's answers to a receipt; each applies to the version that the user saw. */
export const receiptMoves = {
  approve: ({ _id: id, version }: Seen) =>
    send('approveReceipt', { params: { id }, body: { version } }),
  return: ({ _id: id, version }: Seen, reason: string) =>
    send('returnReceipt', { params: { id }, body: { reason, version } }),
} as const

/** Searches the receipts of all tabs. */
export const findVendorReceipts = (
  search: ListSearch<VendorReceiptSearchKey>,
  signal: AbortSignal,
) =>
  call('listVendorReceipts', {
    query: { limit: FOUND_ELSEWHERE, ...queryParamsOf(search, RECEIPT_RANGES[0]) },
    signal,
  })
