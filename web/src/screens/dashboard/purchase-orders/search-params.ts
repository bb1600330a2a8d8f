import {
  DEFAULT_ORDER_TAB,
  ORDER_TABS,
  type PackageState,
} from '@pasok/domain/orders/orders.states'

export type OrderTab = (typeof ORDER_TABS)[number]
export type OrderTabQuery = OrderTab['query']

/** The address of the orders; anything else in it stays untouched. */
export interface OrdersSearch {
  status?: OrderTabQuery
  /** An order's code or id, shown first and opened. */
  order?: string
}

/** Reads the address; a status that is no tab counts as not given. */
export function parseSearch(search: Record<string, unknown>): OrdersSearch {
  const { status, order, ...others } = search
  const tab = ORDER_TABS.find(({ query }) => query === status)
  const code = typeof order === 'number' ? String(order) : order
  return {
    ...others,
    ...(tab && { status: tab.query }),
    ...(typeof code === 'string' && code.trim() !== '' && { order: code.trim() }),
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
