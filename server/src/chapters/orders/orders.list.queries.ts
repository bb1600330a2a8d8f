import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import type { CodeKind } from '@pasok/domain/kernel/ids'
import { readOneOf, readSearch, withoutNeedless } from '@pasok/domain/kernel/search'
import type { OrderTopic, VendorOrderTopic } from '@pasok/domain/orders/orders.list.topics'
import type { PurchaseOrder, VendorOrder } from '@pasok/domain/orders/orders.model'
import { PACKAGE_STATES, type PackageState } from '@pasok/domain/orders/orders.states'
import type { Requester, BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { countByStatus, countKept } from '../../db/document-counts'
import { pageOfDocuments } from '../../db/document-search'
import type { PageOf } from '../../db/paged-list'
import type { VendorScope } from '../../db/scope'
import { matchingOrders, type OrderSearch } from './orders.list.store'
import { listOrderParts } from './orders.parts'
import { presentOrder, presentVendorOrder, type OrderParts } from './orders.present'
import type { OrderScope } from './orders.store'

type Asked<Topic extends string> = Parameters<typeof readSearch<Topic>>[0]

/**
 * A search by a package's status is that tab, whichever else was asked for. Without a value of its own
 * it means the tab that stands beside it (Spec 2 §7).
 * @throws AppError `bad_request` for a search that is incomplete, a time or status that is none.
 */
function searchOf(
  asked: Asked<OrderTopic | VendorOrderTopic>,
  zone: string,
  asTab: PackageState | undefined,
): OrderSearch {
  const beside = asked.searchTopic === 'packages.lastStatus' ? asTab : undefined
  const searchValue = asked.searchValue ?? beside
  const { find, ...range } = readSearch({ ...asked, searchValue }, zone)
  if (find === undefined) return { ...range, tab: asTab }
  const { topic, value } = find
  if (topic === 'packages.lastStatus') return { ...range, tab: readOneOf(value, PACKAGE_STATES) }
  if (topic === 'lastStatus') readOneOf(value, PACKAGE_STATES)
  return { ...range, find: { topic, value }, tab: asTab }
}

/** How many are all of them, a tab, or one status: it is kept. Nothing for all else. */
async function keptCount(
  db: Reader,
  scope: OrderScope,
  search: OrderSearch,
): Promise<Counted | undefined> {
  const { find, tab, from, before } = search
  const isOfStatus = tab === undefined && find?.topic === 'lastStatus'
  if (from || before || (find && !isOfStatus)) return undefined
  const wanted = find?.value ?? tab
  const states = wanted === undefined ? PACKAGE_STATES : [wanted]
  return countKept(db, scope, tab === undefined ? 'order' : 'order-tab', states)
}

/** A page with its packages, in a tab those of the tab alone: no more statements whatever its length. */
async function pageOf<Row>(
  db: Reader,
  requester: Requester<OrderScope>,
  search: OrderSearch,
  page: PageOf,
  present: (parts: OrderParts) => Row,
): Promise<Page<Row>> {
  const { scope } = requester
  const kept = await keptCount(db, scope, search)
  return pageOfDocuments(db, matchingOrders(db, scope, search), { page, kept }, async (ids) =>
    (await listOrderParts(db, requester, ids, search.tab)).map(present),
  )
}

const CODES = { code_po: 'PO', code_pr: 'PR', code_package: 'PKG' } as const satisfies Partial<
  Record<string, CodeKind>
>

type Asking<Topic extends string> = PageOf & Asked<Topic>

/**
 * A page of the company's orders, newest first; of a tab when one is asked for.
 * @throws AppError `bad_request` for a search that is incomplete, a time or status that is none.
 */
export function listOrders(
  db: Reader,
  actor: BuyerActor,
  query: Asking<OrderTopic | 'code_package'>,
  tab?: PackageState,
): Promise<Page<PurchaseOrder>> {
  const { timeZone, code } = actor.company
  const search = withoutNeedless(searchOf(query, timeZone, tab), CODES, code)
  return pageOf(db, actor, search, query, (parts) => presentOrder(parts, actor))
}

/** The same of a vendor, over all its buyers. */
export function listVendorOrders(
  db: Reader,
  requester: Requester<VendorScope>,
  query: Asking<VendorOrderTopic>,
  tab?: PackageState,
): Promise<Page<VendorOrder>> {
  const search = searchOf(query, DEFAULT_TIME_ZONE, tab)
  return pageOf(db, requester, search, query, presentVendorOrder)
}

/** How many orders stand in each tab, of those in which any does. */
export const countOrdersByTab = (db: Reader, scope: OrderScope): Promise<Record<string, number>> =>
  countByStatus(db, scope, 'order-tab')
