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

/** What a tab is searched by, in the order of Spec 2 §2. */
const ORDER_SEARCHES = ['vendor', BY_DATE, 'code_po', 'createdBy', 'department'] as const
export type OrderSearchKey = (typeof ORDER_SEARCHES)[number]
export type OrderSearch = ListSearch<OrderSearchKey>

/** The address of the orders; anything else in it stays untouched. */
export interface OrdersSearch extends OrderSearch {
  status?: OrderTabQuery
  /** An order's code or id, shown first and opened. */
  order?: string
  /** The page of the one order that `id` names; else the tabs. */
  page?: 'detail'
  /** An order's id or code. */
  id?: string
}

/** What two statuses are also called, such as where a notification leads (Spec 2 §4). */
const ALSO_CALLED: ReadonlyMap<unknown, OrderTabQuery> = new Map([
  ['Active', 'New'],
  ['Completed', 'Paid'],
])

/** Reads the address; what can't be understood counts as not given. */
export function parseSearch(search: Record<string, unknown>): OrdersSearch {
  const { status, order, page, id, ...given } = search
  const called = ALSO_CALLED.get(status) ?? status
  const tab = ORDER_TABS.find(({ query }) => query === called)
  const [opened, named] = [asWords(order), asWords(id)]
  return {
    ...othersIn(given, SEARCH_NAMES),
    ...readListSearch(given, ORDER_SEARCHES, { sorts: SORTINGS }),
    ...(tab && { status: tab.query }),
    ...(opened !== undefined && { order: opened }),
    ...(page === 'detail' && { page }),
    ...(named !== undefined && { id: named }),
  }
}

/** The tab of a `status` query value; the default one without it (Spec 2 §2). */
export function tabOf(status: OrderTabQuery | undefined): OrderTab {
  const wanted = status ?? DEFAULT_ORDER_TAB
  return ORDER_TABS.find(({ query }) => query === wanted) ?? ORDER_TABS[1]
}

/** The tab that packages of a state stand in. */
export function tabOfState(state: PackageState): OrderTab {
  return ORDER_TABS.find((tab) => tab.state === state) ?? ORDER_TABS[1]
}
