import type { LedgerLine } from '@pasok/domain/orders/orders.model'
import type { listLedger } from './orders.ledger.store'
import { groupBy } from '@pasok/domain/kernel/group-by'
import type { OrderParts } from './orders.present'

type Row = Awaited<ReturnType<typeof listLedger>>[number]

/** Each line of an order with what became of it; that it was ordered stands in the line itself. */
export function presentLedger(
  { order, packages, items }: OrderParts,
  rows: readonly Row[],
): LedgerLine[] {
  const rowsOf = groupBy(rows, (row) => row.item_id)
  return packages.flatMap((pack) =>
    (items.get(pack.id) ?? []).map((item) => ({
      item_id: item.id,
      code_package: pack.code,
      name: item.name,
      entries: [
        {
          step: 'ordered' as const,
          quantity: Number(item.quantity_original),
          amount: Number(item.sub_total_original),
          user: order.created_by_name,
          timestamp: order.created_at.toISOString(),
          note: item.note,
        },
        ...(rowsOf.get(item.id) ?? []).map((row) => ({
          step: row.step,
          quantity: Number(row.quantity),
          amount: Number(row.amount),
          user: row.user_name,
          timestamp: row.at.toISOString(),
          note: row.note,
        })),
      ],
    })),
  )
}
