import type { LedgerStep } from '@pasok/domain/orders/orders.model'
import type { DecimalInput } from '@pasok/domain/kernel/decimal'
import { decimal } from '@pasok/domain/kernel/decimal'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Work } from '../../db/work'

interface LedgerRow {
  itemId: string
  step: LedgerStep
  quantity: DecimalInput
  /** Whole rupiah of the line after the step. */
  amount: DecimalInput
  note?: string
}

/** Appends what became of lines of an order: one statement whatever their number. */
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

/** What became of the lines of an order, oldest first. */
export function listLedger(db: Reader, scope: BuyerScope, orderId: string) {
  return db
    .selectFrom('line_ledger')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
