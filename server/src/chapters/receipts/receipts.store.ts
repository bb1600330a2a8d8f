import type { Shortage } from '@pasok/domain/receipts/receipts.constants'
import type { Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { sideColumn, type BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'
import type { OrderScope } from '../orders/orders.store'
import type { Received } from '../orders/packages/receive-package'

export function findReceipt(
  db: Reader | Trx,
  scope: OrderScope,
  by: 'id' | 'code' | 'package_id',
  value: string,
) {
  return db
    .selectFrom('receipts')
    .selectAll()
    .where(sideColumn(scope), '=', scope.id)
    .where(by, '=', value)
    .executeTakeFirst()
}
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

type Owned<Table extends 'receipts' | 'receipt_lines'> = Omit<Insertable<Tables[Table]>, 'buyer_id'>

export async function insertReceipt(
  trx: Trx,
  scope: BuyerScope,
  receipt: Owned<'receipts'>,
): Promise<void> {
  await trx
    .insertInto('receipts')
    .values({ ...receipt, buyer_id: scope.id })
    .execute()
}

/** A line of a receipt as the user entered it. */
export type EnteredItem = Received & { shortage: Shortage | null }

/** Inserts or overwrites the lines of a receipt in one statement. */
export async function writeLines(
  trx: Trx,
  scope: BuyerScope,
  receiptId: string,
  lines: readonly EnteredItem[],
): Promise<void> {
  await trx
    .insertInto('receipt_lines')
    .values(
      lines.map(({ item, quantity, note, shortage }) => ({
        buyer_id: scope.id,
        receipt_id: receiptId,
        item_id: item.id,
        position: item.position,
        received: quantity.toFixed(),
        note,
        shortage,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['buyer_id', 'receipt_id', 'item_id']).doUpdateSet((eb) => ({
        received: eb.ref('excluded.received'),
        note: eb.ref('excluded.note'),
        shortage: eb.ref('excluded.shortage'),
      })),
    )
    .execute()
}

export function listReceived(db: Reader | Trx, scope: BuyerScope, receiptId: string) {
  return db
    .selectFrom('receipt_lines')
    .select(['item_id', 'received', 'shortage'])
    .where('buyer_id', '=', scope.id)
    .where('receipt_id', '=', receiptId)
    .execute()
}

/** Marks the receipts of an order as belonging to an ended order. */
export async function endReceiptsOf(trx: Trx, scope: BuyerScope, orderId: string): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({ order_ended: true })
    .where('buyer_id', '=', scope.id)
    .where('order_id', '=', orderId)
    .where('order_ended', '=', false)
    .execute()
}
