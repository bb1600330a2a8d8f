import {
  RECEIPT_RANGES,
  type VendorReceiptTopic,
} from '@pasok/domain/receipts/receipts.list.topics'
import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'
import { createKeyedCall } from '../../lib/keyed-call'
import { askedBy, FOUND_ELSEWHERE, type BY_DATE, type ListSearch } from '../../lib/list-search'

export type VendorReceiptSearchKey = VendorReceiptTopic | typeof BY_DATE

interface VendorReceiptsQuery {
  search: ListSearch<VendorReceiptSearchKey>
  status: ReceiptState
  skip: number
  limit: number
}

/** A page of the vendor's receipts; while the next one loads the last one stays. */
export function useVendorReceipts({ search, status, skip, limit }: VendorReceiptsQuery) {
  const query = { skip, limit, lastStatus: status, ...askedBy(search, RECEIPT_RANGES[0]) }
  return useQuery({
    queryKey: queryKey('listVendorReceipts', { query }),
    queryFn: ({ signal }) => callPage('listVendorReceipts', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many receipts stand in each status. */
export function useVendorReceiptCounts() {
  const client = useQueryClient()
  const key = queryKey('countVendorReceipts')
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('countVendorReceipts', { signal, background: client.getQueryData(key) !== undefined }),
  })
}

/** A receipt by id or code. */
export function useVendorReceipt(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getVendorReceipt', { params }),
    queryFn: ({ signal }) => call('getVendorReceipt', { params, signal }),
  })
}

/** A receipt as it was looked at. */
interface Seen {
  _id: string
  version: number
}

const send = createKeyedCall()

/** The answers to a receipt, each to what was looked at. */
export const receiptMoves = {
  approve: ({ _id: id, version }: Seen) =>
    send('approveReceipt', { params: { id }, body: { version } }),
  return: ({ _id: id, version }: Seen, reason: string) =>
    send('returnReceipt', { params: { id }, body: { reason, version } }),
} as const

/** The same search in every tab: where one finds nothing, another may. */
export const findVendorReceipts = (
  search: ListSearch<VendorReceiptSearchKey>,
  signal: AbortSignal,
) =>
  call('listVendorReceipts', {
    query: { limit: FOUND_ELSEWHERE, ...askedBy(search, RECEIPT_RANGES[0]) },
    signal,
  })
