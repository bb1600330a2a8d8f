import type { DocumentSearch } from '@pasok/domain/kernel/search'
import type { ReceiptTopic } from '@pasok/domain/receipts/receipts.contract'
import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import type { VendorReceiptTopic } from '@pasok/domain/receipts/receipts.vendor.contract'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../db/db'
import { containing } from '../../db/like'
import { columnOf, type ReceiptScope } from './receipts.store'

export interface ReceiptSearch extends DocumentSearch<ReceiptTopic | VendorReceiptTopic> {
  status?: ReceiptState | undefined
  /** Of orders that go on only. */
  isActive: boolean
}
interface PageOf {
  skip: number
  limit: number
}

const ofOrders = (scope: ReceiptScope, condition: RawBuilder<boolean>) => sql<boolean>`
  (receipts.buyer_id, receipts.order_id) in (select orders.buyer_id, orders.id
    from purchase_orders orders
    where orders.${sql.ref(columnOf(scope))} = ${scope.id} and ${condition})`

/** What is searched for stands where it is kept: in the order, its package, or the receipt. */
const CONDITIONS: Readonly<
  Record<
    ReceiptTopic | VendorReceiptTopic,
    (scope: ReceiptScope, pattern: string) => RawBuilder<boolean>
  >
> = {
  vendor: (scope, pattern) =>
    ofOrders(scope, sql`lower(orders.vendor_name) like lower(${pattern})`),
  buyer: (_scope, pattern) => sql`receipts.buyer_id in (
    select id from buyers where lower(legal_name) like lower(${pattern}))`,
  code_po: (scope, pattern) => ofOrders(scope, sql`lower(orders.code) like lower(${pattern})`),
  code_package: (_scope, pattern) => sql`exists (select from packages
    where packages.buyer_id = receipts.buyer_id and packages.id = receipts.package_id
      and lower(packages.code) like lower(${pattern}))`,
  code_grn: (_scope, pattern) => sql`lower(receipts.code) like lower(${pattern})`,
}

const found = (db: Reader, scope: ReceiptScope, search: ReceiptSearch) => {
  const { find, from, before, status, isActive } = search
  return db
    .selectFrom('receipts')
    .where(`receipts.${columnOf(scope)}`, '=', scope.id)
    .$if(isActive, (query) => query.where(sql<boolean>`not receipts.order_ended`))
    .$if(status !== undefined, (query) =>
      status ? query.where('receipts.last_status', '=', status) : query,
    )
    .$if(find !== undefined, (query) =>
      find ? query.where(CONDITIONS[find.topic](scope, containing(find.value))) : query,
    )
    .$if(from !== undefined, (query) =>
      from ? query.where('receipts.created_at', '>=', from) : query,
    )
    .$if(before !== undefined, (query) =>
      before ? query.where('receipts.created_at', '<', before) : query,
    )
}

/** Ids of a page of the receipts that were searched for, newest first. */
export async function listReceiptIds(
  db: Reader,
  scope: ReceiptScope,
  search: ReceiptSearch,
  page: PageOf,
): Promise<string[]> {
  const rows = await found(db, scope, search)
    .select('receipts.id')
    .orderBy('receipts.created_at', 'desc')
    .orderBy('receipts.id', 'desc')
    .limit(page.limit)
    .offset(page.skip * page.limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many there are of those that were searched for, counted. */
export async function countFound(
  db: Reader,
  scope: ReceiptScope,
  search: ReceiptSearch,
): Promise<number> {
  const { count } = await found(db, scope, search)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Receipts with what is shown of their order, package and buyer, in no particular order. */
export function listRecords(db: Reader, scope: ReceiptScope, ids: readonly string[]) {
  return db
    .selectFrom('receipts')
    .innerJoin('purchase_orders as orders', (join) =>
      join
        .onRef('orders.buyer_id', '=', 'receipts.buyer_id')
        .onRef('orders.id', '=', 'receipts.order_id'),
    )
    .innerJoin('packages', (join) =>
      join
        .onRef('packages.buyer_id', '=', 'receipts.buyer_id')
        .onRef('packages.id', '=', 'receipts.package_id'),
    )
    .innerJoin('buyers', 'buyers.id', 'receipts.buyer_id')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .selectAll('receipts')
    .select(['orders.code as order_code', 'orders.created_at as ordered_at'])
    .select(['orders.vendor_name', 'orders.vendor_phone', 'orders.vendor_email'])
    .select(['orders.vendor_address', 'orders.ship_to_phone', 'orders.ship_to_line'])
    .select(['packages.code as package_code', 'packages.payment_term'])
    .select(['buyers.legal_name as buyer_name', 'buyers.phone as buyer_phone'])
    .select('owner.email as buyer_email')
    .where(`receipts.${columnOf(scope)}`, '=', scope.id)
    .where('receipts.id', 'in', ids)
    .execute()
}
export type ReceiptRecord = Awaited<ReturnType<typeof listRecords>>[number]

/** The lines of these receipts with the figures of their items, in the order of the packages. */
export function listLines(db: Reader, receipts: readonly ReceiptRecord[]) {
  return db
    .selectFrom('receipt_lines as line')
    .innerJoin('order_items as item', (join) =>
      join.onRef('item.buyer_id', '=', 'line.buyer_id').onRef('item.id', '=', 'line.item_id'),
    )
    .select(['line.receipt_id', 'line.received', 'line.note', 'item.id', 'item.name', 'item.slug'])
    .select(['item.sku', 'item.brand', 'item.image_url', 'item.quantity', 'item.sub_total'])
    .select(['item.discount_price', 'item.single_tax_price'])
    .where(
      sql<boolean>`(line.buyer_id, line.receipt_id) in (
        select * from unnest(${receipts.map((one) => one.buyer_id)}::uuid[],
          ${receipts.map(({ id }) => id)}::uuid[]))`,
    )
    .orderBy('line.position')
    .execute()
}
export type LineRecord = Awaited<ReturnType<typeof listLines>>[number]
