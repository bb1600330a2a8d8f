import { isWholeCode } from '@pasok/domain/kernel/ids'
import type { DocumentSearch } from '@pasok/domain/kernel/search'
import type { OrderTopic, VendorOrderTopic } from '@pasok/domain/orders/orders.list.topics'
import { addsShipping } from '@pasok/domain/orders/orders.rules'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { sql, type AliasableExpression } from 'kysely'
import type { Reader } from '../../db/db'
import {
  inDepartment,
  directionOf,
  inRange,
  isNamed,
  meetsAll,
  sortKey,
  withPage,
  type Condition,
  type Found,
  type PageOfFound,
} from '../../db/document-search'
import { type StoredCount, storedCount } from '../../db/document-counts'
import { containing } from '../../db/like'
import { type BuyerScope, sideColumn } from '../../db/scope'
import type { OrderScope } from './orders.store'

type Topic = Exclude<OrderTopic | VendorOrderTopic, 'packages.lastStatus'>

/** Search criteria for orders: a tab, a topic's value, a range of days, or all of them. */
export interface OrderSearch extends DocumentSearch<Topic> {
  tab?: PackageState | undefined
}

const contains = (column: string, value: string): Condition =>
  sql`lower(orders.${sql.ref(column)}) like lower(${containing(value)})`

/** A complete request code matches only its own orders. */
const ofRequest = (value: string): Condition =>
  isWholeCode('PR', value)
    ? sql`orders.request_code = upper(${value})`
    : contains('request_code', value)

/** Each condition has its own index (migrations 0007, 0021, 0022, 0025). */
const CONDITIONS: Readonly<Record<Topic, (scope: OrderScope, value: string) => Condition>> = {
  code_po: (_scope, value) => contains('code', value),
  code_pr: (_scope, value) => ofRequest(value),
  code_package: (_scope, value) => sql`(orders.buyer_id, orders.id) in (
    select buyer_id, order_id from packages where lower(code) like lower(${containing(value)}))`,
  vendor: (_scope, value) => contains('vendor_name', value),
  buyer: (_scope, value) => sql`orders.buyer_id in (
    select id from buyers where lower(legal_name) like lower(${containing(value)}))`,
  createdBy: (_scope, value) => contains('created_by_name', value),
  department: inDepartment,
  lastStatus: (_scope, value) => sql`orders.last_status = ${value}`,
}

const NAMED_BY = {
  buyer: ['code_po', 'code_pr', 'code_package', 'vendor', 'createdBy'],
  vendor: ['code_po', 'code_package', 'buyer'],
} as const satisfies Record<OrderScope['kind'], readonly Topic[]>

/** Matches a search text with the order's, request's or package's code, the other party's name or a product. */
const isNamedBy = (scope: OrderScope, text: string | undefined): Condition =>
  isNamed(text, scope, {
    table: 'purchase_orders',
    alias: 'orders',
    conditions: NAMED_BY[scope.kind].map((topic) => (value) => CONDITIONS[topic](scope, value)),
    withLine: (matches) => sql`(orders.buyer_id, orders.id) in (
      select lines.buyer_id, packages.order_id from order_items lines
      join packages on packages.buyer_id = lines.buyer_id and packages.id = lines.package_id
      where ${sql.ref(`lines.${sideColumn(scope)}`)} = ${scope.id} and ${matches})`,
  })

/** Returns the total that the list shows: a buyer's tabs add the shipping of packages that are not canceled (Spec 2 §2). */
const shownTotal = (scope: OrderScope, tab: PackageState | undefined) =>
  scope.kind === 'buyer' && tab !== undefined && addsShipping(tab)
    ? sql<string>`orders.grand_total + (select coalesce(sum(shipping_cost), 0) from packages
        where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
          and packages.last_status <> 'Cancel')`
    : 'orders.grand_total'

/** A search by tab alone reads the table of tabs; any other search reads the orders. */
export function matchingOrders(
  db: Reader,
  scope: OrderScope,
  search: OrderSearch,
): AliasableExpression<Found> {
  const { criteria, text, sort, tab, ...range } = search
  const isByTotal = sort === 'largest' || sort === 'smallest'
  if (tab !== undefined && criteria.length === 0 && text === undefined && !isByTotal)
    return db
      .selectFrom('order_tabs')
      .select(['order_id as id', sortKey({ sort }, { created_at: 'created_at' })])
      .where(sideColumn(scope), '=', scope.id)
      .where('last_status', '=', tab)
      .where(inRange('created_at', range))
  return db
    .selectFrom('purchase_orders as orders')
    .select([
      'orders.id',
      sortKey({ sort }, { created_at: 'orders.created_at', total: shownTotal(scope, tab) }),
    ])
    .where(`orders.${sideColumn(scope)}`, '=', scope.id)
    .where(inRange('orders.created_at', range))
    .where(meetsAll(CONDITIONS, scope, criteria))
    .where(isNamedBy(scope, text))
    .$if(tab !== undefined, (query) => query.where(isInTab(tab)))
}

const isInTab = (tab: PackageState | undefined): Condition => sql`exists (
  select from order_tabs tabs where tabs.buyer_id = orders.buyer_id and tabs.order_id = orders.id
    and tabs.last_status = ${tab})`

/** A package of an order in the list, from JSON; amounts are texts. */
interface RowPackageRecord {
  id: string
  code: string
  last_status: PackageState
  shipping_cost: string
  waiting: number
  receipt_status: string | null
}

const PACKAGES = sql<RowPackageRecord[]>`(
  select coalesce(json_agg(json_build_object(
    'id', package.id, 'code', package.code, 'last_status', package.last_status,
    'shipping_cost', package.shipping_cost::text,
    'waiting', (select count(*) from order_items item
      where item.buyer_id = package.buyer_id and item.package_id = package.id
        and item.state = 'Waiting Approval'),
    'receipt_status', (select receipt.last_status from receipts receipt
      where receipt.buyer_id = package.buyer_id and receipt.package_id = package.id)) order by package.code), '[]')
  from packages package
  where package.buyer_id = orders.buyer_id and package.order_id = orders.id)`

export type OrderRowRecord = Awaited<ReturnType<typeof listRowRecords>>[number]

/** A page of matches that were counted, or whose count is stored. */
interface ListedPage extends Pick<PageOfFound, 'page'> {
  counted?: PageOfFound['counted']
  stored?: StoredCount
}

/**
 * Lists a page of the matching orders with what a row shows of each, all their packages, and the stored count of
 * matches, in one statement.
 */
export function listRowRecords(
  db: Reader,
  scope: BuyerScope,
  search: OrderSearch,
  { page, counted, stored }: ListedPage,
) {
  const direction = directionOf(search.sort)
  return withPage(db, matchingOrders(db, scope, search), { page, counted, sort: search.sort })
    .selectFrom('page')
    .innerJoin('purchase_orders as orders', 'orders.id', 'page.id')
    .select(['orders.id', 'orders.code', 'orders.created_at', 'orders.last_status'])
    .select(['orders.vendor_name', 'orders.vendor_email', 'orders.grand_total'])
    .select(['orders.down_payment', 'orders.down_payment_state', 'orders.refund_due'])
    .select(PACKAGES.as('packages'))
    .select((stored ? storedCount(scope, stored) : sql<string>`0`).as('matches'))
    .where('orders.buyer_id', '=', scope.id)
    .orderBy('page.sort_key', direction)
    .orderBy('page.id', direction)
    .execute()
}
