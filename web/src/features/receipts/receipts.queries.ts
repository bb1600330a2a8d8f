import { RECEIPTS_PAGE_SIZE } from '@pasok/domain/receipts/receipts.constants'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import {
  RECEIPT_RANGES,
  type AwaitedTopic,
  type ReceiptTopic,
} from '@pasok/domain/receipts/receipts.list.topics'
import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'
import { queryParamsOf, type BY_DATE, type ListSearch } from '../../lib/list-search'
import { useSession } from '../../lib/session'

export type ReceiptSearchKey = ReceiptTopic | typeof BY_DATE

interface ReceiptsQuery {
  search: ListSearch<ReceiptSearchKey>
  status?: ReceiptState | undefined
  /** True to include receipts of completed orders. */
  all: boolean
  skip: number
}

/** A page of the company's goods receipts. */
export function receiptsQuery(id: string, { search, status, all, skip }: ReceiptsQuery) {
  const query = {
    id,
    skip,
    limit: RECEIPTS_PAGE_SIZE,
    lastStatus: status,
    all: all ? 'true' : 'false',
    ...queryParamsOf(search, RECEIPT_RANGES[0]),
  } as const
  return queryOptions({
    queryKey: queryKey('listReceipts', { query }),
    queryFn: ({ signal }) => callPage('listReceipts', { query, signal }),
  })
}

export function useReceipts(wanted: ReceiptsQuery) {
  const query = receiptsQuery(useSession().buyer_id, wanted)
  return useQuery({ ...query, placeholderData: keepPreviousData })
}

/** Loads a receipt by its id, its code or the id of its package. */
export function useReceipt(id: string | undefined) {
  const params = { id: id ?? '' }
  return useQuery({
    queryKey: queryKey('getReceipt', { params }),
    queryFn: ({ signal }) => call('getReceipt', { params, signal }),
    enabled: id !== undefined,
  })
}

export type AwaitedSearch = ListSearch<AwaitedTopic | typeof BY_DATE>

/** Loads the shipped packages waiting to be received, page by page; disabled while `search` is null. */
export function useAwaited(search: AwaitedSearch | null) {
  const { buyer_id: id } = useSession()
  const query = { id, limit: RECEIPTS_PAGE_SIZE, ...queryParamsOf(search ?? {}, RECEIPT_RANGES[0]) }
  return useInfiniteQuery({
    queryKey: queryKey('listAwaited', { query }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callPage('listAwaited', { query: { ...query, skip: pageParam }, signal }),
    getNextPageParam: ({ rows }, _pages, skip) =>
      rows.length < RECEIPTS_PAGE_SIZE ? undefined : skip + 1,
    enabled: search !== null,
  })
}

/** Caches the order of a package, so that it opens offline; it is reloaded when possible. */
export function cacheOrderOf(
  client: QueryClient,
  { _id: id }: OrderPackage,
  order: PurchaseOrder,
): void {
  const key = queryKey('getOrder', { params: { id } })
  if (client.getQueryData(key) === undefined) client.setQueryData(key, order, { updatedAt: 1 })
}
