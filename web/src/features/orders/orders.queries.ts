import { ORDERS_PAGE_SIZE } from '@pasok/domain/orders/orders.constants'
import type { OrderTopic } from '@pasok/domain/orders/orders.list.topics'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import {
  type BY_DATE,
  FOUND_ELSEWHERE,
  type ListSearch,
  queryParamsOf,
} from '../../lib/list-search'
import { useSession } from '../../lib/session'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { useCallKey } from '../../lib/use-call-key'

const orderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('getOrder', { params: { id } }),
    queryFn: ({ signal }) => call('getOrder', { params: { id }, signal }),
  })

/** Returns a function that loads an order, unless it was loaded just now and has not changed since. */
export function useReadOrder() {
  const client = useQueryClient()
  return (id: string): Promise<PurchaseOrder> => client.query(orderQuery(id))
}

/** Mails an order; repeating the same recipients after a failure does not send it twice. */
export function useSendOrder(id: string) {
  const keyOf = useCallKey()
  return useMutation({
    mutationFn: async (emails: readonly string[]) => {
      const body = { id, emails: [...emails] }
      const { message } = await callReply('sendOrderEmail', { body, idempotencyKey: keyOf(body) })
      return message
    },
  })
}

/** Loads the history of each order line, by the order's id or code. */
export function useOrderLedger(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getOrderLedger', { params }),
    queryFn: ({ signal }) => call('getOrderLedger', { params, signal }),
  })
}

/** Loads the same history for the order's vendor. */
export function useVendorOrderLedger(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getVendorOrderLedger', { params }),
    queryFn: ({ signal }) => call('getVendorOrderLedger', { params, signal }),
  })
}

type OrderListSearch = ListSearch<OrderTopic | typeof BY_DATE>

/** The rows of a tab's orders, page by page, optionally filtered; an empty or short page ends the list (Spec 2 §9). */
export function ordersQuery(id: string, lastStatus: PackageState, search: OrderListSearch) {
  const query = { id, limit: ORDERS_PAGE_SIZE, lastStatus, ...queryParamsOf(search, 'createdAt') }
  return infiniteQueryOptions({
    queryKey: queryKey('listOrderRows', { query }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callPage('listOrderRows', { query: { ...query, skip: pageParam }, signal }),
    getNextPageParam: (last, _pages, skip) =>
      last.rows.length < ORDERS_PAGE_SIZE ? undefined : skip + 1,
  })
}

export const useOrders = (lastStatus: PackageState, search: OrderListSearch) =>
  useInfiniteQuery(ordersQuery(useSession().buyer_id, lastStatus, search))

/** Loads the number of orders per tab, by package status. */
export function useOrderCounts() {
  const { buyer_id } = useSession()
  const params = { buyer_id }
  return useQuery({
    queryKey: queryKey('countOrders', { params }),
    queryFn: ({ signal }) => call('countOrders', { params, signal }),
  })
}

/** Loads one order by id or code. */
export const useOrder = (id: string | undefined) =>
  useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined })

export function useOrdersOfRequest(code: string, enabled: boolean) {
  const { buyer_id: id } = useSession()
  const query = { id, searchTopic: 'code_pr', searchValue: code, limit: 100 } as const
  return useQuery({
    queryKey: queryKey('listOrders', { query }),
    queryFn: ({ signal }) => call('listOrders', { query, signal }),
    enabled,
  })
}

/** Searches the orders of all tabs. */
export const findOrders = (search: OrderListSearch, signal: AbortSignal) =>
  call('listOrders', {
    query: { limit: FOUND_ELSEWHERE, ...queryParamsOf(search, 'createdAt') },
    signal,
  })
