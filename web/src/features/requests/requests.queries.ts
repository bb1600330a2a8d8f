import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import type { RequestTopic } from '@pasok/domain/requests/requests.list.topics'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useSession } from '../../lib/session'
import { type BY_DATE, isSearched, type ListSearch, queryParamsOf } from '../../lib/list-search'
import { useCallKey } from '../../lib/use-call-key'
import { useChange } from '../../lib/refresh'
import type { LastPurchase } from '@pasok/domain/requests/insights/insights.contract'
import { useMayBuild } from './may-build'

/** Milliseconds for which the last purchases are cached. */
const FRESH_MS = 60_000

/** Loads the company's last purchase of each product in one request. */
export function useLastPurchases(
  productIds: readonly string[],
): (productId: string) => LastPurchase | undefined {
  const mayBuild = useMayBuild()
  const query = { product_ids: productIds.toSorted().join(',') }
  const { data } = useQuery({
    queryKey: queryKey('listLastPurchases', { query }),
    queryFn: ({ signal }) => call('listLastPurchases', { query, signal, background: true }),
    enabled: mayBuild && productIds.length > 0,
    staleTime: FRESH_MS,
  })
  return (productId) => data?.find(({ product_id }) => product_id === productId)
}

/** Loads information for the decision on a request; disabled for users who may not decide. */
export function useInsights(id: string, wanted: boolean) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getRequestInsights', { params }),
    queryFn: ({ signal }) => call('getRequestInsights', { params, signal }),
    enabled: wanted,
  })
}

type RequestSearch = ListSearch<RequestTopic | typeof BY_DATE>

/** A page of the company's requests, optionally filtered. */
export function requestsQuery(
  buyer_id: string,
  search: RequestSearch,
  skip: number,
  limit = REQUESTS_PAGE_SIZE,
) {
  const params = { buyer_id }
  const page = { skip, limit }
  const query = { id: buyer_id, ...page, ...queryParamsOf(search, 'createdAt') }
  const isSearch = isSearched(search) || search.sort !== undefined
  return queryOptions({
    queryKey: isSearch
      ? queryKey('searchRequests', { query })
      : queryKey('listRequests', { params, query: page }),
    queryFn: ({ signal }) =>
      isSearch
        ? callPage('searchRequests', { query, signal })
        : callPage('listRequests', { params, query: page, signal }),
  })
}

export function useRequests(search: RequestSearch, skip: number, limit?: number) {
  const { buyer_id } = useSession()
  const query = requestsQuery(buyer_id, search, skip, limit)
  return useQuery({ ...query, placeholderData: keepPreviousData })
}

/**
 * Loads the drafts that the user may add to; always from the server, because other users may have changed them.
 */
export function useOpenRequests() {
  const { buyer_id } = useSession()
  const params = { buyer_id }
  return useQuery({
    queryKey: queryKey('listOpenRequests', { params }),
    queryFn: ({ signal }) => call('listOpenRequests', { params, signal }),
    staleTime: 0,
  })
}

interface ItemToAdd {
  id: string
  productId: string
  quantity: number
  note: string
}

/**
 * Adds an item to a draft on the server, independent of the cart. A retry after a lost response has the same
 * key, so that the quantity is added once.
 */
export function useAddItem() {
  const keyOf = useCallKey()
  return useChange(['request'], ({ id, ...item }: ItemToAdd) => {
    const body = { id, item }
    return call('addItem', { body, idempotencyKey: keyOf(body) })
  })
}

/** Loads one request by id or code, with items, history and changes since it was saved. */
export function useRequest(id: string | undefined) {
  const params = { id: id ?? '' }
  return useQuery({
    queryKey: queryKey('getRequest', { params }),
    queryFn: ({ signal }) => call('getRequest', { params, signal }),
    enabled: id !== undefined,
  })
}

/** Loads a draft's lines at current prices; never cached, because they go into the cart. */
export async function fetchDraft(id: string, signal?: AbortSignal) {
  return call('getRequestItems', { params: { id }, signal })
}
export type RequestDraft = Awaited<ReturnType<typeof fetchDraft>>

const LISTS = ['listRequests', 'searchRequests'] as const

interface Submission {
  id: string
  version: number
  /** Digest of the changes that the user saw and accepted. */
  accepted: string | undefined
}

export const useSubmitRequest = () =>
  useChange(['request'], ({ id, version, accepted }: Submission) =>
    callReply('submitRequest', { params: { id }, body: { version, accepted } }),
  )

export interface RequestDecision {
  id: string
  note: string
}

const DECISIONS = { approve: 'approveRequest', reject: 'rejectRequest' } as const
export type DecisionKind = keyof typeof DECISIONS

/** Decides one request and returns the server's message; the caller refreshes the topic `request`. */
export const decide = (kind: DecisionKind, { id, note }: RequestDecision) =>
  callReply(DECISIONS[kind], { params: { id }, body: { note } })

export const useApproveRequest = () =>
  useChange(['request'], (decision: RequestDecision) => decide('approve', decision))
export const useRejectRequest = () =>
  useChange(['request'], (decision: RequestDecision) => decide('reject', decision))

/** Removes the deleted request from the cache, so that it is not loaded again. */
export function useDeleteRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callReply('deleteRequest', { params: { id } }),
    onSettled: () =>
      Promise.all(
        LISTS.map((contract) => client.invalidateQueries({ queryKey: queryKey(contract) })),
      ),
  })
}
