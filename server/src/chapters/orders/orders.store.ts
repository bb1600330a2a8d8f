import { type Insertable, sql } from 'kysely'
import type { Db, Reader, Trx } from '../../db/db'
import { onKey } from '../../db/on-key'
import { type BuyerScope, sideColumn, type VendorScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

export type OrderRecord = Awaited<ReturnType<typeof listOrdersByIds>>[number]
export type PackageRecord = Awaited<ReturnType<typeof listPackages>>[number]
export type ItemRecord = Awaited<ReturnType<typeof listItems>>[number]

/** The side whose orders are read: a buyer, or a vendor over all its buyers. */
export type OrderScope = BuyerScope | VendorScope

export async function findOrderId(
  db: Reader,
  scope: OrderScope,
  by: { id: string } | { code: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('purchase_orders')
    .select('id')
    .where(sideColumn(scope), '=', scope.id)
    .where('id' in by ? 'id' : 'code', '=', 'id' in by ? by.id : by.code)
    .executeTakeFirst()
  return row?.id
}

/** Lists orders with the buyer's name and contacts, unordered. */
export function listOrdersByIds(db: Reader, scope: OrderScope, ids: readonly string[]) {
  return db
    .selectFrom('purchase_orders')
    .innerJoin('buyers', 'buyers.id', 'purchase_orders.buyer_id')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .leftJoin('files as proof', 'proof.id', 'purchase_orders.proof_file_id')
    .leftJoin('files as refund', 'refund.id', 'purchase_orders.refund_file_id')
    .selectAll('purchase_orders')
    .select(['buyers.legal_name as buyer_name', 'buyers.phone as buyer_phone'])
    .select('owner.email as buyer_email')
    .select(['proof.name as proof_name', 'refund.name as refund_name'])
    .where(`purchase_orders.${sideColumn(scope)}`, '=', scope.id)
    .where('purchase_orders.id', 'in', ids)
    .execute()
}

/** Composite key of a row: the buyer and its id. */
export type Key = { buyer_id: string; id: string }

/** Matches rows by pairs of buyer and id, for several buyers in one query. */
const among = (buyer: string, column: string, keys: readonly Key[]) => sql<boolean>`
  (${sql.ref(buyer)}, ${sql.ref(column)}) in (
    select * from unnest(${keys.map((key) => key.buyer_id)}::uuid[], ${keys.map(({ id }) => id)}::uuid[])
  )`

export function listPackages(db: Reader | Trx, scope: OrderScope, orders: readonly Key[]) {
  return db
    .selectFrom('packages')
    .innerJoin('purchase_orders as orders', onKey('orders.id', 'packages.order_id'))
    .selectAll('packages')
    .where(`orders.${sideColumn(scope)}`, '=', scope.id)
    .where(among('packages.buyer_id', 'packages.order_id', orders))
    .orderBy('packages.code')
    .execute()
}

/** Lists the status histories of the packages' receipts, oldest first. */
export function listReceiptSteps(db: Reader, scope: OrderScope, packages: readonly Key[]) {
  return db
    .selectFrom('receipts')
    .innerJoin('status_history as history', onKey('history.document_id', 'receipts.id'))
    .select('receipts.package_id')
    .select(['history.status', 'history.at', 'history.user_name', 'history.note'])
    .where(`receipts.${sideColumn(scope)}`, '=', scope.id)
    .where(among('receipts.buyer_id', 'receipts.package_id', packages))
    .orderBy('history.id')
    .execute()
}

export function listInvoicesOf(db: Reader, scope: OrderScope, packages: readonly Key[]) {
  return db
    .selectFrom('invoices')
    .select(['id', 'code', 'package_id', 'last_status', 'grand_total'])
    .where(sideColumn(scope), '=', scope.id)
    .where(among('buyer_id', 'package_id', packages))
    .where('last_status', '<>', 'Withdrawn')
    .execute()
}
export type PackageInvoice = Awaited<ReturnType<typeof listInvoicesOf>>[number]

export function listItems(db: Reader | Trx, scope: OrderScope, packages: readonly Key[]) {
  return db
    .selectFrom('order_items')
    .selectAll()
    .where(sideColumn(scope), '=', scope.id)
    .where(among('buyer_id', 'package_id', packages))
    .orderBy('position')
    .execute()
}

/**
 * Locks an order until the transaction ends, so that decisions of both sides on it and its packages run one
 * after another.
 */
export const lockOrder = (trx: Trx, scope: OrderScope, id: string) =>
  orderOf(trx, scope, id).forUpdate().executeTakeFirst()

export const findOrderRow = (trx: Trx, scope: OrderScope, id: string) =>
  orderOf(trx, scope, id).executeTakeFirst()

const orderOf = (trx: Trx, scope: OrderScope, id: string) =>
  trx
    .selectFrom('purchase_orders')
    .selectAll()
    .where(sideColumn(scope), '=', scope.id)
    .where('id', '=', id)

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Locks several orders in one statement, ordered by id to avoid deadlocks. */
export async function lockOrders(
  trx: Trx,
  scope: OrderScope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .selectFrom('purchase_orders')
    .select('id')
    .where(sideColumn(scope), '=', scope.id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function findOrderOfPackage(
  db: Reader | Trx,
  scope: OrderScope,
  packageId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('packages')
    .innerJoin('purchase_orders as orders', onKey('orders.id', 'packages.order_id'))
    .select('orders.id')
    .where('packages.id', '=', packageId)
    .where(`orders.${sideColumn(scope)}`, '=', scope.id)
    .executeTakeFirst()
  return row?.id
}

export async function insertOrderMail(
  trx: Trx,
  scope: BuyerScope,
  mail: Omit<Insertable<Tables['order_mails']>, 'buyer_id'>,
): Promise<void> {
  await trx
    .insertInto('order_mails')
    .values({ ...mail, buyer_id: scope.id })
    .execute()
}

export function findOrderMail(db: Db, scope: BuyerScope, id: string) {
  return db
    .selectFrom('order_mails as mail')
    .innerJoin('purchase_orders as orders', onKey('orders.id', 'mail.order_id'))
    .innerJoin('files', 'files.id', 'mail.file_id')
    .innerJoin('buyers', 'buyers.id', 'mail.buyer_id')
    .select(['mail.id', 'mail.file_id', 'mail.recipients', 'mail.language', 'mail.sender'])
    .select(['mail.content', 'files.name as file_name', 'files.object_key', 'files.media_type'])
    .select(['orders.code', 'orders.vendor_name', 'buyers.legal_name as buyer_name'])
    .where('mail.buyer_id', '=', scope.id)
    .where('mail.id', '=', id)
    .executeTakeFirst()
}
export type OrderMail = NonNullable<Awaited<ReturnType<typeof findOrderMail>>>

/** Marks the file of a mailing as stored in the object store. Returns false when it was already marked. */
export async function markMailStored(trx: Trx, scope: BuyerScope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_mails')
    .set({ content: null })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('content', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
