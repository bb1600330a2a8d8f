import { addressesQuery, AREAS_FRESH_MS } from '../features/company/addresses.queries'
import { ordersQuery } from '../features/orders/orders.queries'
import { receiptsQuery } from '../features/receipts/receipts.queries'
import { requestsQuery } from '../features/requests/requests.queries'
import { searchOf } from '../lib/list-search'
import { queryClient } from '../lib/query-client'
import { isAllowed } from '../lib/session.paths'
import { findBuyer } from '../lib/session.store'
import { type BuyerOrdersAddress, tabOf } from '../screens/dashboard/purchase-orders/search-params'
import type { ReceiptsSearch } from '../screens/dashboard/good-receipt-note/search-params'
import type { RequestsSearch } from '../screens/dashboard/purchase-requests/search-params'

/**
 * Requests the list of a screen while the screen's code is being loaded, for buyers who may open the screen. The
 * screen receives the response through the cache of queries; failures are reported there.
 */
const whenAllowed =
  <Search>(load: (search: Search, buyer: string) => Promise<unknown> | undefined) =>
  (path: string, search: Search): void => {
    const buyer = findBuyer()
    if (buyer && isAllowed(buyer, path)) load(search, buyer.buyer_id)?.catch(() => undefined)
  }

export const loadOrders = whenAllowed((search: BuyerOrdersAddress, buyer) => {
  const { page, order, status } = search
  // Without a status, an order in the address decides which tab is shown.
  if (page !== undefined || (order !== undefined && status === undefined)) return undefined
  const { state } = tabOf(status)
  return queryClient.infiniteQuery(ordersQuery(buyer, state, searchOf(search)))
})

/** The search waits for the delivery areas, because it covers only products that are delivered there. */
export const loadProducts = whenAllowed((_: object, buyer) =>
  queryClient.query(addressesQuery(buyer, AREAS_FRESH_MS)),
)

export const loadRequests = whenAllowed((search: RequestsSearch, buyer) => {
  const { page, skip = 0, limit } = search
  if (page !== undefined) return undefined
  return queryClient.query(requestsQuery(buyer, searchOf(search), skip, limit))
})

export const loadReceipts = whenAllowed((search: ReceiptsSearch, buyer) => {
  const { status, all, skip = 0 } = search
  const wanted = { search: searchOf(search), status, all: all !== undefined, skip }
  return queryClient.query(receiptsQuery(buyer, wanted))
})
