import { ORDERS_PAGE_SIZE } from '@pasok/domain/orders/orders.constants'
import type { VendorOrderTopic } from '@pasok/domain/orders/orders.list.topics'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { type Body, call, callPage, queryKey } from '../../lib/api'
import { createKeyedCall } from '../../lib/use-call-key'
import {
  queryParamsOf,
  FOUND_ELSEWHERE,
  type BY_DATE,
  type ListSearch,
} from '../../lib/list-search'

/** Refreshes are caused by other users' changes and do not count as user activity. */
const isKnown = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryData(key) !== undefined

type VendorOrderSearch = ListSearch<
  Exclude<VendorOrderTopic, 'packages.lastStatus'> | typeof BY_DATE
>

/** Loads a page of the vendor's orders, of one tab or of all. */
export function useVendorOrders(
  state: PackageState | undefined,
  search: VendorOrderSearch,
  skip: number,
) {
  const client = useQueryClient()
  const query = {
    ...queryParamsOf(search, 'createdAt'),
    ...(state !== undefined && { lastStatus: state }),
    skip,
    limit: ORDERS_PAGE_SIZE,
  }
  const key = queryKey('listVendorOrders', { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callPage('listVendorOrders', {
        query,
        signal,
        background: isKnown(client, key),
      }),
  })
}

export function useVendorOrderCounts() {
  const client = useQueryClient()
  const key = queryKey('countVendorOrders')
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('countVendorOrders', { signal, background: isKnown(client, key) }),
  })
}

/** Loads one of the vendor's orders by id or code. */
export function useVendorOrder(id: string) {
  const client = useQueryClient()
  const params = { id }
  const key = queryKey('getVendorOrder', { params })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('getVendorOrder', {
        params,
        signal,
        background: isKnown(client, key),
      }),
  })
}

/** Loads the storage conditions of an order's products, by product id. */
export function useVendorOrderStorages(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('listVendorOrderStorages', { params }),
    queryFn: ({ signal }) => call('listVendorOrderStorages', { params, signal }),
  })
}

/** The version of a record that the user saw. */
interface Seen {
  _id: string
  version: number
}

const movesOf = (seen: Seen) => ({ params: { id: seen._id }, version: seen.version })

const send = createKeyedCall()

/** The vendor's actions on orders; each applies to the version that the user saw. */
export const vendorMoves = {
  confirm: (order: Seen) => {
    const { params, version } = movesOf(order)
    return send('confirmDownPayment', { params, body: { version } })
  },
  refuse: (order: Seen, reason: string) => {
    const { params, version } = movesOf(order)
    return send('refuseDownPayment', { params, body: { reason, version } })
  },
  refund: (order: Seen, body: Pick<Body<'refundDownPayment'>, 'fileUrl' | 'note'>) => {
    const { params, version } = movesOf(order)
    return send('refundDownPayment', { params, body: { ...body, version } })
  },
  pick: (pack: Seen) => {
    const { params, version } = movesOf(pack)
    return send('pickPackage', { params, body: { version } })
  },
  makeReady: (pack: Seen) => {
    const { params, version } = movesOf(pack)
    return send('makePackageReady', { params, body: { version } })
  },
  ship: (pack: Seen, sent: { courier: string; tracking_number: string }) => {
    const { params, version } = movesOf(pack)
    return send('shipPackage', { params, body: { ...sent, version } })
  },
  cancel: (pack: Seen, reason: string) => {
    const { params, version } = movesOf(pack)
    return send('cancelPackage', { params, body: { reason, version } })
  },
  setShipping: (pack: Seen, cost: number) => {
    const { params, version } = movesOf(pack)
    return send('setShipping', { params, body: { shipping_cost: cost, version } })
  },
  change: (pack: Pick<Seen, '_id'>, item: Seen, change: Omit<Body<'changeItem'>, 'version'>) => {
    const params = { id: pack._id, itemId: item._id }
    return send('changeItem', { params, body: { ...change, version: item.version } })
  },
  takeBack: (pack: Pick<Seen, '_id'>, item: Seen) => {
    const params = { id: pack._id, itemId: item._id }
    return send('takeItemBack', { params, body: { version: item.version } })
  },
} as const

/** Searches the vendor's orders of all tabs. */
export const findVendorOrders = (search: VendorOrderSearch, signal: AbortSignal) =>
  call('listVendorOrders', {
    query: { limit: FOUND_ELSEWHERE, ...queryParamsOf(search, 'createdAt') },
    signal,
  })
