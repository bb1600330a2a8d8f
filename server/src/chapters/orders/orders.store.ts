import type { PackageState } from '@pasok/domain/orders/orders.states'
import { sql, type Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

export type OrderRecord = Awaited<ReturnType<typeof listOrdersByIds>>[number]
export type PackageRecord = Awaited<ReturnType<typeof listPackages>>[number]
export type ItemRecord = Awaited<ReturnType<typeof listItems>>[number]

interface PageOf {
  skip: number
  limit: number
}

/** Ids of orders with a package in a status, newest order first. */
export async function listOrderIdsInTab(
  db: Reader,
  scope: BuyerScope,
  status: PackageState,
  page: PageOf,
): Promise<string[]> {
  const rows = await db
    .selectFrom('packages')
    .select(['order_id', 'order_created_at'])
    .where('buyer_id', '=', scope.id)
    .where('last_status', '=', status)
    .groupBy(['order_created_at', 'order_id'])
    .orderBy('order_created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(page.limit)
    .offset(page.skip * page.limit)
    .execute()
  return rows.map((row) => row.order_id)
}

/** How many orders stand in each tab: an order counts in each status that one of its packages has. */
export async function countOrdersByTab(
  db: Reader,
  scope: BuyerScope,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('packages')
    .select(['last_status', sql<string>`count(distinct order_id)`.as('count')])
    .where('buyer_id', '=', scope.id)
    .groupBy('last_status')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.last_status, Number(row.count)]))
}

/** Ids of orders, newest first; of one request when its code is given. */
export async function listOrderIds(
  db: Reader,
  scope: BuyerScope,
  page: PageOf,
  requestCode?: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('purchase_orders')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .$if(requestCode !== undefined, (query) => query.where('request_code', '=', requestCode ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.skip * page.limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countOrders(
  db: Reader,
  scope: BuyerScope,
  requestCode?: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('purchase_orders')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('buyer_id', '=', scope.id)
    .$if(requestCode !== undefined, (query) => query.where('request_code', '=', requestCode ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findOrderId(
  db: Reader,
  scope: BuyerScope,
  by: { id: string } | { code: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('purchase_orders')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .where('id' in by ? 'id' : 'code', '=', 'id' in by ? by.id : by.code)
    .executeTakeFirst()
  return row?.id
}

/** Orders with their buyer's name and contacts, in no particular order. */
export function listOrdersByIds(db: Reader, scope: BuyerScope, ids: readonly string[]) {
  return db
    .selectFrom('purchase_orders')
    .innerJoin('buyers', 'buyers.id', 'purchase_orders.buyer_id')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .selectAll('purchase_orders')
    .select(['buyers.legal_name as buyer_name', 'buyers.phone as buyer_phone'])
    .select('owner.email as buyer_email')
    .where('purchase_orders.buyer_id', '=', scope.id)
    .where('purchase_orders.id', 'in', ids)
    .execute()
}

/** Packages of orders; of one status when it is given. */
export function listPackages(
  db: Reader,
  scope: BuyerScope,
  orderIds: readonly string[],
  status?: PackageState,
) {
  return db
    .selectFrom('packages')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('order_id', 'in', orderIds)
    .$if(status !== undefined, (query) => query.where('last_status', 'in', status ? [status] : []))
    .orderBy('code')
    .execute()
}

export function listItems(db: Reader, scope: BuyerScope, packageIds: readonly string[]) {
  return db
    .selectFrom('order_items')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('package_id', 'in', packageIds)
    .orderBy('position')
    .execute()
}

type Owned<Table extends 'purchase_orders' | 'packages' | 'order_items'> = Omit<
  Insertable<Tables[Table]>,
  'buyer_id'
>

/** Writes new orders with packages and items: three statements whatever their number. */
export async function insertOrders(
  trx: Trx,
  scope: BuyerScope,
  rows: {
    orders: readonly Owned<'purchase_orders'>[]
    packages: readonly Owned<'packages'>[]
    items: readonly Owned<'order_items'>[]
  },
): Promise<void> {
  const owned = { buyer_id: scope.id }
  await trx
    .insertInto('purchase_orders')
    .values(rows.orders.map((order) => ({ ...order, ...owned })))
    .execute()
  await trx
    .insertInto('packages')
    .values(rows.packages.map((pack) => ({ ...pack, ...owned })))
    .execute()
  await trx
    .insertInto('order_items')
    .values(rows.items.map((item) => ({ ...item, ...owned })))
    .execute()
}
