import type { DecimalInput } from '@pasok/domain/kernel/decimal'
import { decimal } from '@pasok/domain/kernel/decimal'
import { sql, type Updateable } from 'kysely'
import type { Tables } from '../../db/tables'
import type { OrderWork } from './held-order'
import type { Key } from './orders.store'

/** New totals of packages of one buyer, one statement whatever their number. */
export async function putPackageTotals(
  { trx, now }: OrderWork,
  packages: readonly (Key & { total: DecimalInput })[],
): Promise<void> {
  const [first] = packages
  if (!first) return
  await sql`
    update packages set total = counted.total, version = version + 1, updated_at = ${now}
    from unnest(
      ${packages.map(({ id }) => id)}::uuid[],
      ${packages.map(({ total }) => decimal(total).toFixed())}::numeric[]
    ) as counted(id, total)
    where packages.buyer_id = ${first.buyer_id} and packages.id = counted.id
  `.execute(trx)
}

/** What changes of a held package besides its moves. */
export async function putPackage(
  { trx, now }: OrderWork,
  { buyer_id, id }: Key,
  set: Pick<Updateable<Tables['packages']>, 'shipping_cost'>,
): Promise<void> {
  await trx
    .updateTable('packages')
    .set({ ...set, version: sql<number>`version + 1`, updated_at: now })
    .where('buyer_id', '=', buyer_id)
    .where('id', '=', id)
    .execute()
}

/** What follows for a held order from its packages. */
export async function putOrder(
  { trx, now }: OrderWork,
  { buyer_id, id }: Key,
  set: Pick<Updateable<Tables['purchase_orders']>, 'last_status' | 'grand_total'>,
): Promise<void> {
  await trx
    .updateTable('purchase_orders')
    .set({ ...set, version: sql<number>`version + 1`, updated_at: now })
    .where('buyer_id', '=', buyer_id)
    .where('id', '=', id)
    .execute()
}

/** What was received of items of one buyer, one statement whatever their number. */
export async function putReceived(
  { trx, now }: OrderWork,
  items: readonly (Key & { received: DecimalInput })[],
): Promise<void> {
  const [first] = items
  if (!first) return
  await sql`
    update order_items set received = counted.received, version = version + 1, updated_at = ${now}
    from unnest(
      ${items.map(({ id }) => id)}::uuid[],
      ${items.map(({ received }) => decimal(received).toFixed())}::numeric[]
    ) as counted(id, received)
    where order_items.buyer_id = ${first.buyer_id} and order_items.id = counted.id
  `.execute(trx)
}
