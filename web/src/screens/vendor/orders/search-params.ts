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

export interface VendorOrderTab {
  /** Value of the `status` parameter, the same as the buyer's. */
  query: string
  /** Undefined for all orders. */
  state: PackageState | undefined
  /** Text key of the tab's title; undefined for the tab of all orders. */
  text: (typeof ORDER_TABS)[number]['text'] | undefined
}

const [WAITING, ...STAGES] = ORDER_TABS.map(({ query, state, text }): VendorOrderTab => ({
  query,
  state,
  text,
}))
const ENDED: readonly (PackageState | undefined)[] = ['Delivered', 'Paid', 'Cancel']

/** Stages with work to do first; orders waiting for a down payment come after those in progress. */
export const PORTAL_TABS: readonly VendorOrderTab[] = [
  ...STAGES.filter(({ state }) => !ENDED.includes(state)),
  ...(WAITING ? [WAITING] : []),
  ...STAGES.filter(({ state }) => ENDED.includes(state)),
  { query: 'All', state: undefined, text: undefined },
]

const SHOWN_ORDER_TOPICS = ['buyer', 'code_po', 'code_package', BY_DATE] as const
export type VendorOrderSearchTopic = (typeof SHOWN_ORDER_TOPICS)[number]

/** Search parameters of `/vendor/orders`. */
export interface VendorOrdersSearch extends ListSearch<VendorOrderSearchTopic> {
  /** Ready to Process if omitted. */
  status?: string
  /** Zero-based page. */
  skip?: number
}

const NAMES = ['status', 'skip', 'limit', ...SEARCH_NAMES]

/** Reads the search parameters; invalid ones are ignored. */
export function parseVendorOrders(given: Record<string, unknown>): VendorOrdersSearch {
  const tab = PORTAL_TABS.find(({ query }) => query === given['status'])
  const { skip } = readList({ skip: given['skip'] }, [])
  return {
    ...othersIn(given, NAMES),
    ...(tab && { status: tab.query }),
    ...readListSearch(given, SHOWN_ORDER_TOPICS, { sorts: SORTINGS }),
    ...(skip !== undefined && { skip }),
  }
}

/** Returns the tab of a `status` parameter. */
export function tabOf(status: string = DEFAULT_ORDER_TAB): VendorOrderTab {
  const tab = PORTAL_TABS.find(({ query }) => query === status) ?? PORTAL_TABS[0]
  if (!tab) throw new Error('There are no tabs')
  return tab
}

/** Printable documents of an order. */
export const PAPERS = ['pick-list', 'delivery-note'] as const
export type Paper = (typeof PAPERS)[number]

/** Search parameters of `/vendor/orders/$code/paper`. */
interface PaperSearch {
  of?: Paper
  /** Code of a package; all packages with such a document if omitted. */
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
