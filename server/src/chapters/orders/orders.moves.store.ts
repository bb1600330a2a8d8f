import type { DecimalInput } from '@pasok/domain/kernel/decimal'
import { decimal } from '@pasok/domain/kernel/decimal'
import { sql, type Updateable } from 'kysely'
import type { Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'
import type { LockedOrder } from './orders.store'

/** New totals of packages, one statement whatever their number. */
export async function putPackageTotals(
  trx: Trx,
  scope: BuyerScope,
  packages: readonly { id: string; total: DecimalInput }[],
  now: Date,
): Promise<void> {
  if (packages.length === 0) return
  await sql`
    update packages set total = counted.total, version = version + 1, updated_at = ${now}
    from unnest(
      ${packages.map(({ id }) => id)}::uuid[],
      ${packages.map(({ total }) => decimal(total).toFixed())}::numeric[]
    ) as counted(id, total)
    where packages.buyer_id = ${scope.id} and packages.id = counted.id
  `.execute(trx)
}

/** What changes of a held package besides its moves. */
export async function putPackage(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  set: Pick<Updateable<Tables['packages']>, 'shipping_cost' | 'updated_at'>,
): Promise<void> {
  await trx
    .updateTable('packages')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}

/**
 * What follows for a held order from its packages: compare-and-set, as of every status.
 * @throws Error when it stands elsewhere by now, which its lock rules out.
 */
export async function putOrder(
  trx: Trx,
  scope: BuyerScope,
  { id, last_status: seen }: Pick<LockedOrder, 'id' | 'last_status'>,
  set: Pick<Updateable<Tables['purchase_orders']>, 'last_status' | 'grand_total' | 'updated_at'>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('purchase_orders')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('last_status', '=', seen)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Order ${id} is no longer in ${seen}`)
}

/** Another down payment is asked for, what was asked for first is kept; or invoices use of it. */
export async function putDownPayment(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  set: Pick<
    Updateable<Tables['purchase_orders']>,
    'down_payment' | 'down_payment_original' | 'down_payment_used' | 'updated_at'
  >,
): Promise<void> {
  await trx
    .updateTable('purchase_orders')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}

/** What was received of items, one statement whatever their number. */
export async function putReceived(
  trx: Trx,
  scope: BuyerScope,
  items: readonly { id: string; received: DecimalInput }[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return
  await sql`
    update order_items set received = counted.received, version = version + 1, updated_at = ${now}
    from unnest(
      ${items.map(({ id }) => id)}::uuid[],
      ${items.map(({ received }) => decimal(received).toFixed())}::numeric[]
    ) as counted(id, received)
    where order_items.buyer_id = ${scope.id} and order_items.id = counted.id
  `.execute(trx)
}
