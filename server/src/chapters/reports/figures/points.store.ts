import type { Period } from '@pasok/domain/reports/reports.ranges'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import type { Piece } from './points'
import { partsOf, type Parts } from './sums'

/** Serializes the parts of many periods as JSON, each with its period's number. */
const numbered = (parts: readonly Parts[], which: keyof Parts): string =>
  JSON.stringify(parts.flatMap((one, piece) => one[which].map((part) => ({ piece, ...part }))))

/** Counts the orders that are not canceled per period, with their grand totals. */
export async function sumOrdersIn(
  db: Reader,
  scope: BuyerScope,
  periods: readonly Period[],
): Promise<Piece[]> {
  const parts = periods.map(partsOf)
  const { rows } = await sql<{ piece: number; count: string; total: string }>`
    select piece, sum(count) as count, sum(total) as total from (
      select piece, summed.* from jsonb_to_recordset(${numbered(parts, 'spans')}::jsonb)
        as part (piece integer, grain text, "from" date, "to" date)
      cross join lateral (
        select sum(count) as count, sum(amount) as total from report_sums
        where buyer_id = ${scope.id} and kind = 'order' and grain = part.grain
          and starts_on >= part.from and starts_on < part.to) summed
      union all
      select piece, sum(count), sum(amount) from report_sum_deltas
      join jsonb_to_recordset(${numbered(parts, 'days')}::jsonb)
        as part (piece integer, "from" date, "to" date) on day >= part.from and day < part.to
      where buyer_id = ${scope.id} and kind = 'order' group by piece
      union all
      select piece, summed.* from jsonb_to_recordset(${numbered(parts, 'edges')}::jsonb)
        as part (piece integer, "from" timestamptz, "to" timestamptz)
      cross join lateral (
        select count(*) as count, sum(grand_total) as total from purchase_orders
        where buyer_id = ${scope.id} and last_status <> 'Cancel'
          and created_at >= part.from and created_at < part.to) summed
    ) told group by piece`.execute(db)
  const sums = new Map(rows.map((row) => [row.piece, row]))
  return periods.map((period, piece) => ({
    ...period,
    count: Number(sums.get(piece)?.count ?? 0),
    totalAmount: Number(sums.get(piece)?.total ?? 0),
  }))
}
