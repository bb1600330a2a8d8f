import {
  DEFAULT_ORDER_TAB,
  ORDER_TABS,
  type PackageState,
} from '@pasok/domain/orders/orders.states'
import { SORTINGS } from '@pasok/domain/kernel/sortings'
import { othersIn } from '../../../lib/address'
import { asWords } from '../../../lib/address-parts'
import { readList } from '../../../lib/list-address'
import { BY_DATE, readListSearch, SEARCH_NAMES, type ListSearch } from '../../../lib/list-search'

/** A tab of the desk's orders. */
export interface DeskTab {
  /** The `status` query value, the same as the buyer's. */
  query: string
  /** None: all orders. */
  state: PackageState | undefined
  /** Its words, in the orders' texts; the tab of all has words of its own. */
  text: (typeof ORDER_TABS)[number]['text'] | undefined
}

const [WAITING, ...STAGES] = ORDER_TABS.map(({ query, state, text }): DeskTab => ({
  query,
  state,
  text,
}))
const ENDED: readonly (PackageState | undefined)[] = ['Delivered', 'Paid', 'Cancel']

/** What is to be done first; whoever waits for a down payment stands behind what moves. */
export const DESK_TABS: readonly DeskTab[] = [
  ...STAGES.filter(({ state }) => !ENDED.includes(state)),
  ...(WAITING ? [WAITING] : []),
  ...STAGES.filter(({ state }) => ENDED.includes(state)),
  { query: 'All', state: undefined, text: undefined },
]

/** What the list is searched by. */
const ORDER_SEARCHES = ['buyer', 'code_po', 'code_package', BY_DATE] as const
export type OrderSearchKey = (typeof ORDER_SEARCHES)[number]

/** `/vendor/orders` in the address. */
export interface VendorOrdersSearch extends ListSearch<OrderSearchKey> {
  /** Ready to Process unless said. */
  status?: string
  /** The page from zero. */
  skip?: number
}

const NAMES = ['status', 'skip', 'limit', ...SEARCH_NAMES]

/** Reads the address; what can't be so counts as not given. */
export function parseVendorOrders(given: Record<string, unknown>): VendorOrdersSearch {
  const tab = DESK_TABS.find(({ query }) => query === given['status'])
  const { skip } = readList({ skip: given['skip'] }, [])
  return {
    ...othersIn(given, NAMES),
    ...(tab && { status: tab.query }),
    ...readListSearch(given, ORDER_SEARCHES, { sorts: SORTINGS }),
    ...(skip !== undefined && { skip }),
  }
}

/** The tab of a `status` query value. */
export function tabOf(status: string = DEFAULT_ORDER_TAB): DeskTab {
  const tab = DESK_TABS.find(({ query }) => query === status) ?? DESK_TABS[0]
  if (!tab) throw new Error('There are no tabs')
  return tab
}

/** What a vendor prints of an order. */
export const PAPERS = ['pick-list', 'delivery-note'] as const
export type Paper = (typeof PAPERS)[number]

/** `/vendor/orders/$code/paper` in the address. */
interface PaperSearch {
  of?: Paper
  /** A package's code; all that it can be printed of without it. */
  package?: string
}

export function parsePaper(given: Record<string, unknown>): PaperSearch {
  const of = PAPERS.find((one) => one === given['of'])
  const pack = asWords(given['package'])
  return {
    ...othersIn(given, ['of', 'package']),
    ...(of !== undefined && { of }),
    ...(pack !== undefined && { package: pack }),
  }
}
