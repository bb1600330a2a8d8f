import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { groupBy } from '@pasok/domain/kernel/group-by'
import { type CodeKind, isId } from '@pasok/domain/kernel/ids'
import { isWholeList, readOneOf, readSearch, withoutNeedless } from '@pasok/domain/kernel/search'
import type { OrderActor } from '@pasok/domain/orders/orders.abilities'
import type { OrderTopic, VendorOrderTopic } from '@pasok/domain/orders/orders.list.topics'
import type {
  LedgerLine,
  OrderRow,
  PurchaseOrder,
  VendorOrder,
} from '@pasok/domain/orders/orders.model'
import {
  mayHaveReceipt,
  PACKAGE_STATES,
  type PackageState,
} from '@pasok/domain/orders/orders.states'
import type { BuyerActor, Requester } from '../../db/actor'
import type { Reader } from '../../db/db'
import { countByStatus, countStored, type StoredCount } from '../../db/document-counts'
import { countSome, pageOfDocuments } from '../../db/document-search'
import { entryOf, listHistoriesOf } from '../../db/history'
import type { PageOf } from '../../db/paged-list'
import { buyerScope, type BuyerScope, type VendorScope } from '../../db/scope'
import { listStorages } from '../catalog/products/products.store'
import { fileLinks } from '../files/links/file-links'
import {
  listRowRecords,
  matchingOrders,
  type OrderRowRecord,
  type OrderSearch,
} from './orders.list.store'
import {
  type OrderParts,
  presentLedger,
  presentOrder,
  presentOrderRow,
  presentVendorOrder,
} from './orders.present'
import {
  findOrderId,
  findOrderOfPackage,
  listInvoicesOf,
  listItems,
  listOrdersByIds,
  listPackages,
  listReceiptSteps,
  type OrderScope,
  type PackageRecord,
} from './orders.store'
import { listLedger } from './packages/packages.store'

/** Returns the receipt histories and invoices by package, without a query while no package can have any. */
async function arrivedOf(
  db: Reader,
  scope: OrderScope,
  packages: readonly PackageRecord[],
): Promise<Pick<OrderParts, 'receipts' | 'invoices'>> {
  const arrived = packages.filter((pack) => mayHaveReceipt(pack.last_status))
  if (arrived.length === 0) return { receipts: new Map(), invoices: new Map() }
  const [steps, invoices] = await Promise.all([
    listReceiptSteps(db, scope, arrived),
    listInvoicesOf(db, scope, arrived),
  ])
  const stepsOf = groupBy(steps, (step) => step.package_id)
  return {
    receipts: new Map(Array.from(stepsOf, ([id, of]) => [id, of.map(entryOf)])),
    invoices: new Map(invoices.map((invoice) => [invoice.package_id, invoice])),
  }
}

/**
 * Lists complete orders in the order of their ids, with all packages or those of one status, in at most eight
 * queries.
 */
async function listOrderParts(
  db: Reader,
  requester: Requester<OrderScope>,
  ids: readonly string[],
  status?: PackageState,
): Promise<OrderParts[]> {
  if (ids.length === 0) return []
  const { scope } = requester
  const [records, link] = await Promise.all([
    listOrdersByIds(db, scope, ids),
    fileLinks(db, requester),
  ])
  const packages = await listPackages(db, scope, records)
  const shown = packages.filter((pack) => status === undefined || pack.last_status === status)
  const [items, histories, arrived, downPayments] = await Promise.all([
    listItems(db, scope, shown),
    listHistoriesOf(db, shown),
    arrivedOf(db, scope, shown),
    listHistoriesOf(
      db,
      records.filter((record) => Number(record.down_payment) > 0),
      'down-payment',
    ),
  ])
  const allOf = groupBy(packages, (pack) => pack.order_id)
  const shownOf = groupBy(shown, (pack) => pack.order_id)
  const itemsOf = groupBy(items, (item) => item.package_id)
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => {
    const order = byId.get(id)
    if (!order) return []
    const all = allOf.get(id) ?? []
    const parts = { order, all, packages: shownOf.get(id) ?? [], items: itemsOf }
    return [{ ...parts, histories, ...arrived, downPayments, link }]
  })
}

type OrderRequester = OrderActor & Requester<BuyerScope>

/** Finds an order by its id or code; for buyers also by the id of one of its packages. */
async function findOrderBy(db: Reader, scope: OrderScope, idOrCode: string) {
  if (!isId(idOrCode)) return findOrderId(db, scope, { code: idOrCode })
  const id = await findOrderId(db, scope, { id: idOrCode })
  return id ?? (scope.kind === 'buyer' ? findOrderOfPackage(db, scope, idOrCode) : undefined)
}

async function getParts(
  db: Reader,
  requester: Requester<OrderScope>,
  idOrCode: string,
): Promise<OrderParts> {
  const id = await findOrderBy(db, requester.scope, idOrCode)
  const [parts] = id === undefined ? [] : await listOrderParts(db, requester, [id])
  if (!parts) throw notFound('id')
  return parts
}

/** Returns an order by its id, its code or a package's id. @throws AppError `not_found`. */
export const getOrder = async (
  db: Reader,
  actor: OrderRequester,
  idOrCode: string,
): Promise<PurchaseOrder> => presentOrder(await getParts(db, actor, idOrCode), actor)

/** Returns an order to its vendor by its id or code. @throws AppError `not_found`. */
export const getVendorOrder = async (
  db: Reader,
  requester: Requester<VendorScope>,
  idOrCode: string,
): Promise<VendorOrder> => presentVendorOrder(await getParts(db, requester, idOrCode))

/**
 * Returns the storage instructions of an order's products as they are now, unlike all other data of an order.
 * @throws AppError `not_found`.
 */
export async function getStorages(
  db: Reader,
  requester: Requester<VendorScope>,
  idOrCode: string,
): Promise<Record<string, string>> {
  const { items } = await getParts(db, requester, idOrCode)
  const products = [...items.values()].flatMap((own) => own.map((item) => item.product_id))
  return listStorages(db, requester.scope, products)
}

/** Returns the ledger of each line of an order, by id or code. @throws AppError `not_found`. */
export async function getLedger(
  db: Reader,
  requester: Requester<OrderScope>,
  idOrCode: string,
): Promise<LedgerLine[]> {
  const parts = await getParts(db, requester, idOrCode)
  const { buyer_id, id } = parts.order
  return presentLedger(parts, await listLedger(db, buyerScope(buyer_id), id))
}

type SearchInput<Topic extends string> = Parameters<typeof readSearch<Topic>>[0]

/**
 * Reads the search criteria. A search by package status selects that tab and overrides the requested one;
 * without a value it means the requested tab (Spec 2 §7). @throws AppError `bad_request` for an incomplete
 * search, or an invalid time or status.
 */
function searchOf(
  input: SearchInput<OrderTopic | VendorOrderTopic>,
  zone: string,
  asTab: PackageState | undefined,
): OrderSearch {
  const beside = input.searchTopic === 'packages.lastStatus' ? asTab : undefined
  const searchValue = input.searchValue ?? beside
  const { criteria, ...others } = readSearch({ ...input, searchValue }, zone)
  const search: OrderSearch = { ...others, criteria: [], tab: asTab }
  for (const { topic, value } of criteria) {
    if (topic === 'packages.lastStatus') search.tab = readOneOf(value, PACKAGE_STATES)
    else {
      if (topic === 'lastStatus') readOneOf(value, PACKAGE_STATES)
      search.criteria = [...search.criteria, { topic, value }]
    }
  }
  return search
}

/** Returns which stored counts make up the number of orders, a tab or a status; undefined for any other search. */
function findStoredCount(search: OrderSearch): StoredCount | undefined {
  const { criteria, tab, ...others } = search
  const [first, ...more] = criteria
  if (!isWholeList({ ...others, criteria: more })) return undefined
  if (first && (tab !== undefined || first.topic !== 'lastStatus')) return undefined
  const wanted = first?.value ?? tab
  const states = wanted === undefined ? PACKAGE_STATES : [wanted]
  return { document: tab === undefined ? 'order' : 'order-tab', states }
}

/**
 * Lists a page of orders with their packages, in a tab only the packages of that tab, in a fixed number of
 * statements.
 */
async function pageOf<Row>(
  db: Reader,
  requester: Requester<OrderScope>,
  search: OrderSearch,
  page: PageOf,
  present: (parts: OrderParts) => Row,
): Promise<Page<Row>> {
  const { scope } = requester
  const stored = findStoredCount(search)
  return pageOfDocuments(
    db,
    matchingOrders(db, scope, search),
    {
      page,
      sort: search.sort,
      stored: stored && (() => countStored(db, scope, stored.document, stored.states)),
    },
    async (ids) => (await listOrderParts(db, requester, ids, search.tab)).map(present),
  )
}

const CODES = { code_po: 'PO', code_pr: 'PR', code_package: 'PKG' } as const satisfies Partial<
  Record<string, CodeKind>
>

type ListQuery<Topic extends string> = PageOf & SearchInput<Topic>

/**
 * Lists a page of the company's orders, newest first, optionally of one tab. @throws AppError `bad_request` for
 * an incomplete search, or an invalid time or status.
 */
export function listOrders(
  db: Reader,
  actor: BuyerActor,
  query: ListQuery<OrderTopic | 'code_package'>,
  tab?: PackageState,
): Promise<Page<PurchaseOrder>> {
  const { timeZone, code } = actor.company
  const search = withoutNeedless(searchOf(query, timeZone, tab), CODES, code)
  return pageOf(db, actor, search, query, (parts) => presentOrder(parts, actor))
}

/**
 * Lists a page of one tab as rows, with their count in the same statement when it is stored. @throws AppError like
 * `listOrders`.
 */
export async function listOrderRows(
  db: Reader,
  actor: BuyerActor,
  query: ListQuery<OrderTopic | 'code_package'>,
  tab: PackageState,
): Promise<Page<OrderRow>> {
  const { scope, company } = actor
  const search = withoutNeedless(searchOf(query, company.timeZone, tab), CODES, company.code)
  const stored = findStoredCount(search)
  const present = (records: readonly OrderRowRecord[]) =>
    records.map((record) => presentOrderRow(record, actor, search.tab))
  if (!stored) {
    const counted = await countSome(db, matchingOrders(db, scope, search), query)
    const records = await listRowRecords(db, scope, search, { page: query, counted })
    return { rows: present(records), ...counted }
  }
  const records = await listRowRecords(db, scope, search, { page: query, stored })
  const [first] = records
  // A page beyond the last one has no row that could name the count.
  const counted = first
    ? { count: Number(first.matches) }
    : await countStored(db, scope, stored.document, stored.states)
  return { rows: present(records), ...counted }
}

/** Lists a page of the vendor's orders over all buyers. */
export function listVendorOrders(
  db: Reader,
  requester: Requester<VendorScope>,
  query: ListQuery<VendorOrderTopic>,
  tab?: PackageState,
): Promise<Page<VendorOrder>> {
  const search = searchOf(query, DEFAULT_TIME_ZONE, tab)
  return pageOf(db, requester, search, query, presentVendorOrder)
}

/** Counts the orders per tab; empty tabs are left out. */
export const countOrdersByTab = (db: Reader, scope: OrderScope): Promise<Record<string, number>> =>
  countByStatus(db, scope, 'order-tab')
