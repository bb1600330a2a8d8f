import { decimal, type DecimalInput } from '@pasok/domain/kernel/decimal'
import type { LedgerStep } from '@pasok/domain/orders/orders.model'
import { sql, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'
import type { Work } from '../../../db/work'
import type { LockedOrder } from '../orders.store'

export async function savePackageTotals(
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

/** Updates columns of a locked package that do not belong to a move. */
export async function updatePackage(
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
 * Updates a locked order after its packages moved, with compare-and-set on its status. @throws Error when its
 * status has changed, which the lock rules out.
 */
export async function updateOrder(
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
  if (numUpdatedRows !== 1n) throw new Error(`Order ${id} no longer has the status ${seen}.`)
}

/**
 * Updates the down payment: a lower requested amount (the original one stays in its own column) or the amount
 * used by invoices.
 */
export async function updateDownPayment(
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

export async function saveReceived(
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

interface LedgerRow {
  itemId: string
  step: LedgerStep
  quantity: DecimalInput
  /** Whole rupiah of the line after the step. */
  amount: DecimalInput
  note?: string
}

export async function writeLedger(
  trx: Trx,
  scope: BuyerScope,
  { orderId, actor, now }: Pick<Work, 'actor' | 'now'> & { orderId: string },
  rows: readonly LedgerRow[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('line_ledger')
    .values(
      rows.map((row) => ({
        buyer_id: scope.id,
        order_id: orderId,
        item_id: row.itemId,
        step: row.step,
        quantity: decimal(row.quantity).toFixed(),
        amount: decimal(row.amount).toFixed(),
        note: row.note ?? '',
        at: now,
        user_id: actor.userId,
        user_name: actor.name,
      })),
    )
    .execute()
}

export function listLedger(db: Reader, scope: BuyerScope, orderId: string) {
  return db
    .selectFrom('line_ledger')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
