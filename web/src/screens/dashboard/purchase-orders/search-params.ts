import {
  DEFAULT_ORDER_TAB,
  ORDER_TABS,
  type PackageState,
} from '@pasok/domain/orders/orders.states'
import { SORTINGS } from '@pasok/domain/kernel/sortings'
import { othersIn } from '../../../lib/address'
import { asWords } from '../../../lib/address-parts'
import { BY_DATE, readListSearch, SEARCH_NAMES, type ListSearch } from '../../../lib/list-search'

export type OrderTab = (typeof ORDER_TABS)[number]
type OrderTabQuery = OrderTab['query']

/** Search topics of a tab in the order of Spec 2 §2. */
const SHOWN_ORDER_TOPICS = ['vendor', BY_DATE, 'code_po', 'createdBy', 'department'] as const
export type BuyerOrderSearchTopic = (typeof SHOWN_ORDER_TOPICS)[number]
export type BuyerOrderSearch = ListSearch<BuyerOrderSearchTopic>

/** Search parameters of the orders; other parameters are preserved. */
export interface BuyerOrdersAddress extends BuyerOrderSearch {
  status?: OrderTabQuery
  /** Code or id of the order shown first and expanded. */
  order?: string
  /** Page of the order named by `id`; the tabs if omitted. */
  page?: 'detail'
  id?: string
}

/** Alternative names of two statuses, used by notification links (Spec 2 §4). */
const ALSO_CALLED: ReadonlyMap<unknown, OrderTabQuery> = new Map([
  ['Active', 'New'],
  ['Completed', 'Paid'],
])

/** Reads the search parameters; invalid ones are ignored. */
export function parseSearch(search: Record<string, unknown>): BuyerOrdersAddress {
  const { status, order, page, id, ...given } = search
  const called = ALSO_CALLED.get(status) ?? status
  const tab = ORDER_TABS.find(({ query }) => query === called)
  const [opened, named] = [asWords(order), asWords(id)]
  return {
    ...othersIn(given, SEARCH_NAMES),
    ...readListSearch(given, SHOWN_ORDER_TOPICS, { sorts: SORTINGS }),
    ...(tab && { status: tab.query }),
    ...(opened !== undefined && { order: opened }),
    ...(page === 'detail' && { page }),
    ...(named !== undefined && { id: named }),
  }
}

/** Returns the tab of a `status` parameter; the default tab without one (Spec 2 §2). */
export function tabOf(status: OrderTabQuery | undefined): OrderTab {
  const wanted = status ?? DEFAULT_ORDER_TAB
  return ORDER_TABS.find(({ query }) => query === wanted) ?? ORDER_TABS[1]
}

export function tabOfState(state: PackageState): OrderTab {
  return ORDER_TABS.find((tab) => tab.state === state) ?? ORDER_TABS[1]
}
