import type { Figure } from '@pasok/domain/reports/reports.figures'
import type { FigureValue } from '@pasok/domain/reports/reports.model'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../../db/db'
import { PLANNED_FOR_VALUES } from '../../../db/prepared'
import type { BuyerScope } from '../../../db/scope'
import { sourceOf, type Narrowing, type ReportRange } from './sources'
import { sumOrdersIn } from './points.store'
import { kindOf, livingSums } from './sums'

interface Summed {
  figure: string
  count: string | null
  total: string | null
}

/**
 * Builds the query of a figure's count and total. Figures of active lines come from stored sums; the others
 * count few rows.
 */
function countOf(
  figure: Figure,
  scope: BuyerScope,
  range: ReportRange,
  by: Narrowing,
): RawBuilder<unknown> {
  const living = () => livingSums(scope, range, [kindOf(by) ?? 'line'], by)
  if (figure === 'purchased')
    return sql`sum(count) as count, sum(amount) as total from (${living()}) living`
  if (figure === 'total_saving_orders')
    return sql`sum(saved) as count, sum(saving) as total from (${living()}) living`
  return sql`count(*) as count, sum(amount) as total
    from (${sourceOf(figure, scope, range, by)}) counted`
}

/** Returns figures of a range in one statement. */
export async function sumFigures<const F extends Figure>(
  db: Reader,
  scope: BuyerScope,
  range: ReportRange,
  figures: readonly F[],
  by: Narrowing = {},
): Promise<Record<F, FigureValue>> {
  const sums = figures.map(
    (figure) => sql`select ${sql.lit(figure)} as figure, ${countOf(figure, scope, range, by)}`,
  )
  const { rows } =
    await sql<Summed>`${PLANNED_FOR_VALUES}${sql.join(sums, sql` union all `)}`.execute(db)
  const entries = rows.map(({ figure, count, total }) => [
    figure,
    { count: Number(count), totalAmount: Number(total) },
  ])
  return Object.fromEntries(entries) as Record<F, FigureValue>
}

/** Returns one figure with filters. All orders, like all lines, come from stored sums. */
export async function sumFigure(
  db: Reader,
  scope: BuyerScope,
  range: ReportRange,
  figure: Figure,
  by: Narrowing,
): Promise<FigureValue> {
  const isWhole = figure === 'total_po' && kindOf(by) === 'line'
  const [piece] = isWhole ? await sumOrdersIn(db, scope, [range.period]) : []
  if (piece) return { count: piece.count, totalAmount: piece.totalAmount }
  return (await sumFigures(db, scope, range, [figure], by))[figure]
}
