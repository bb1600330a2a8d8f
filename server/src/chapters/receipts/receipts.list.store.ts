import type { DocumentSearch } from '@pasok/domain/kernel/search'
import type { ReceiptTopic, VendorReceiptTopic } from '@pasok/domain/receipts/receipts.list.topics'
import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import { sql, type AliasableExpression } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import {
  inRange,
  isNamed,
  meetsAll,
  type Condition,
  type Found,
  ofOrdersWith,
  ofPackagesWith,
  ofPackagesWithLine,
} from '../../db/document-search'
import { containing } from '../../db/like'
import { onKey } from '../../db/on-key'
import { equalsFilter } from '../../db/paged-list'
import { sideColumn } from '../../db/scope'
import type { OrderScope } from '../orders/orders.store'

type Topic = ReceiptTopic | VendorReceiptTopic

/** Search criteria for receipts: a status, a topic's value, a range of days. */
export interface ReceiptSearch extends DocumentSearch<Topic> {
  status?: ReceiptState | undefined
  /** True: only receipts of orders that have not ended. */
  isActive: boolean
}

/** Each condition uses an index: on orders and packages (0022, 0023), and on receipts (0028). */
const CONDITIONS: Readonly<Record<Topic, (scope: OrderScope, value: string) => Condition>> = {
  vendor: (scope, value) => ofOrdersWith('receipts', scope, 'vendor_name', value),
  buyer: (_scope, value) => sql`receipts.buyer_id in (
    select id from buyers where lower(legal_name) like lower(${containing(value)}))`,
  code_po: (scope, value) => ofOrdersWith('receipts', scope, 'code', value),
  code_package: (_scope, value) => ofPackagesWith('receipts', value),
  code_grn: (_scope, value) => sql`lower(receipts.code) like lower(${containing(value)})`,
}

const NAMED_BY = {
  buyer: ['code_grn', 'code_po', 'code_package', 'vendor'],
  vendor: ['code_grn', 'code_po', 'code_package', 'buyer'],
} as const satisfies Record<OrderScope['kind'], readonly Topic[]>

/** Matches a search text with the receipt's, order's or package's code, the other party's name or a product. */
const isNamedBy = (scope: OrderScope, text: string | undefined): Condition =>
  isNamed(text, scope, {
    table: 'receipts',
    alias: 'receipts',
    conditions: NAMED_BY[scope.kind].map((topic) => (value) => CONDITIONS[topic](scope, value)),
    withLine: ofPackagesWithLine('receipts', scope),
  })

export function matchingReceipts(
  db: Reader,
  scope: OrderScope,
  search: ReceiptSearch,
): AliasableExpression<Found> {
  const { criteria, text, status, isActive, ...range } = search
  return db
    .selectFrom('receipts')
    .select(['receipts.id', 'receipts.created_at as sort_key'])
    .where(`receipts.${sideColumn(scope)}`, '=', scope.id)
    .where(inRange('receipts.created_at', range))
    .$if(isActive, (query) => query.where(sql<boolean>`not receipts.order_ended`))
    .where(equalsFilter('receipts.last_status', status))
    .where(meetsAll(CONDITIONS, scope, criteria))
    .where(isNamedBy(scope, text))
}

/** Lists receipts with the shown fields of their order, package and buyer, unordered. */
export function listRecords(db: Reader, scope: OrderScope, ids: readonly string[]) {
  return db
    .selectFrom('receipts')
    .innerJoin('purchase_orders as orders', onKey('orders.id', 'receipts.order_id'))
    .innerJoin('packages', onKey('packages.id', 'receipts.package_id'))
    .innerJoin('buyers', 'buyers.id', 'receipts.buyer_id')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .selectAll('receipts')
    .select(['orders.code as order_code', 'orders.created_at as ordered_at'])
    .select(['orders.vendor_name', 'orders.vendor_phone', 'orders.vendor_email'])
    .select(['orders.vendor_address', 'orders.buyer_address'])
    .select(['orders.ship_to_phone', 'orders.ship_to_line'])
    .select(['packages.code as package_code', 'packages.payment_term'])
    .select(['buyers.legal_name as buyer_name', 'buyers.phone as buyer_phone'])
    .select('owner.email as buyer_email')
    .where(`receipts.${sideColumn(scope)}`, '=', scope.id)
    .where('receipts.id', 'in', ids)
    .execute()
}
export type ReceiptRecord = Awaited<ReturnType<typeof listRecords>>[number]

/** Lists the lines of receipts with the figures of their items, in the order of the packages. */
export function listLines(db: Reader | Trx, scope: OrderScope, receiptIds: readonly string[]) {
  return db
    .selectFrom('receipts')
    .innerJoin('receipt_lines as line', onKey('line.receipt_id', 'receipts.id'))
    .innerJoin('order_items as item', onKey('item.id', 'line.item_id'))
    .select([
      'line.receipt_id',
      'line.received',
      'line.note',
      'line.shortage',
      'item.id',
      'item.name',
      'item.slug',
    ])
    .select(['item.sku', 'item.brand', 'item.image_url', 'item.quantity', 'item.sub_total'])
    .select(['item.discount_price', 'item.single_tax_price', 'item.retail_price', 'item.discount'])
    .select(['item.tax_title', 'item.tax', 'item.quantity_original', 'item.sub_total_original'])
    .select('item.discount_price_original')
    .where(`receipts.${sideColumn(scope)}`, '=', scope.id)
    .where('receipts.id', 'in', receiptIds)
    .orderBy('line.position')
    .execute()
}
export type LineRecord = Awaited<ReturnType<typeof listLines>>[number]
