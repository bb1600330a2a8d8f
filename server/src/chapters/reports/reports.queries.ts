import type { QueryOf } from '@pasok/domain/kernel/contract'
import { dayIn } from '@pasok/domain/kernel/calendar'
import { failure } from '@pasok/domain/kernel/errors'
import type { listReportRows } from '@pasok/domain/reports/reports.contract'
import { reportErrors } from '@pasok/domain/reports/reports.errors'
import { FIGURES, type Figure } from '@pasok/domain/reports/reports.figures'
import type { FigureValue, Report, ReportRow } from '@pasok/domain/reports/reports.model'
import { readDays } from '@pasok/domain/reports/reports.range.read'
import {
  comparisonOf,
  periodBefore,
  periodOf,
  periodsOfPoints,
  spansOf,
  stepOf,
  type DayRange,
  type Step,
} from '@pasok/domain/reports/reports.ranges'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { sumFigure, sumFigures } from './figures/figures.store'
import { listGroups } from './figures/groups.store'
import { cutAtEnds, sumPieces } from './figures/points'
import { sumOrdersIn } from './figures/points.store'
import { presentGroups, presentRow } from './reports.present'
import { listRows } from './figures/rows.store'
import { sourceOf, type Narrowing, type ReportRange } from './figures/sources'

const rangeIn = (days: DayRange, zone: string): ReportRange => ({
  days,
  period: periodOf(days, zone),
})

/** The tiles that the points of the chart don't come to. */
const OTHER_TILES = [
  'pending_dp',
  'order_reject',
  'item_undelivered',
  'ap_due',
  'total_saving_orders',
] as const satisfies readonly Figure[]

/** Those of them that are compared with the range before. */
const OTHER_COMPARED = ['order_reject', 'total_saving_orders'] as const

/** The points of a range that is counted up to an instant of its last day. */
const pointsUntil = ({ days, period: { to: end } }: ReportRange, step: Step, zone: string) =>
  periodsOfPoints(days, step, zone).map(({ day, period }) => ({
    day,
    period: period.to > end ? { ...period, to: end } : period,
  }))

/**
 * Everything that a range's report shows, beside the tiles of the range before: the same few queries
 * whatever there is.
 * @throws AppError `bad_request` for a range that is none.
 */
export async function getReport(
  db: Reader,
  { scope, company: { timeZone } }: BuyerActor,
  asked: DayRange,
  now: Date,
): Promise<Report> {
  const days = readDays(asked, timeZone)
  const compared = comparisonOf(days, dayIn(now, timeZone))
  const step = stepOf(days)
  const points = periodsOfPoints(days, step, timeZone)
  const spans = spansOf(now, timeZone)
  const [today, month, year] = [
    periodOf(spans.today, timeZone),
    periodOf(spans.month, timeZone),
    periodOf(spans.year, timeZone),
  ]
  const range = rangeIn(days, timeZone)
  const before = compared && {
    days: compared.before,
    period: periodBefore(compared, now, timeZone),
  }
  const pointsBefore = before ? pointsUntil(before, step, timeZone) : []
  const charts = [...points, ...pointsBefore].map(({ period }) => period)
  const cut = cutAtEnds([...charts, ...(before ? [before.period] : []), today, month, year])
  const pieces = await sumOrdersIn(db, scope, cut)
  const tilesOf = async <F extends Exclude<Figure, 'total_po'>>(
    one: ReportRange,
    others: readonly F[],
  ) => ({
    total_po: sumPieces(pieces, one.period),
    ...(await sumFigures(db, scope, one, others)),
  })
  const chartOf = (drawn: typeof points) =>
    drawn.map(({ day, period }) => {
      const { count, totalAmount } = sumPieces(pieces, period)
      return { total: totalAmount, count, createdAt: day }
    })
  const charted = chartOf(points)
  return {
    ...(await tilesOf(range, OTHER_TILES)),
    ...presentGroups(await listGroups(db, scope, range)),
    purchase_today: sumPieces(pieces, today).totalAmount,
    purchase_month: sumPieces(pieces, month).totalAmount,
    purchase_year: sumPieces(pieces, year).totalAmount,
    chart: {
      labels: charted.map(({ createdAt }) => createdAt),
      data: charted.map(({ total }) => total),
    },
    purchase_value_and_order: charted,
    period: { ...days, step, time_zone: timeZone },
    before: before
      ? {
          ...before.days,
          until: compared.isCut ? before.period.to.toISOString() : null,
          tiles: await tilesOf(before, OTHER_COMPARED),
          points: chartOf(pointsBefore),
        }
      : null,
  }
}

type RowsQuery = QueryOf<typeof listReportRows>

/**
 * A page of what is behind a figure, with how much there is of it.
 * @throws AppError `bad_request` for a range that is none, or documents narrowed by what lies in them.
 */
export async function listRowsOf(
  db: Reader,
  { scope, company: { timeZone } }: BuyerActor,
  { figure, skip, limit, from, to, buyerId: _own, ...by }: RowsQuery,
): Promise<{ rows: ReportRow[]; total: FigureValue }> {
  const range = rangeIn(readDays({ from, to }, timeZone), timeZone)
  assertNarrowable(figure, by)
  const total = await sumFigure(db, scope, range, figure, by)
  const rows = await listRows(db, scope, FIGURES[figure], sourceOf(figure, scope, range, by), {
    skip,
    limit,
  })
  return { rows: rows.map(presentRow), total }
}

/** Whole documents aren't told apart by the products that lie in them. */
function assertNarrowable(figure: Figure, by: Narrowing): void {
  if (FIGURES[figure] === 'item') return
  for (const path of ['product_id', 'brand', 'category_id'] as const)
    if (by[path] !== undefined)
      throw failure('bad_request', { path, text: reportErrors.notOfLines })
}
