import type { QueryOf } from '@pasok/domain/kernel/contract'
import { dayIn } from '@pasok/domain/kernel/calendar'
import { failure } from '@pasok/domain/kernel/errors'
import type { listReportRows } from '@pasok/domain/reports/reports.contract'
import { reportErrors } from '@pasok/domain/reports/reports.errors'
import { FIGURES, type Figure } from '@pasok/domain/reports/reports.figures'
import type { FigureValue, Report, ReportRow } from '@pasok/domain/reports/reports.model'
import {
  comparisonOf,
  type DayRange,
  periodBefore,
  periodOf,
  periodsOfPoints,
  readDays,
  spansOf,
  type Step,
  stepOf,
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

/** Tiles that cannot be summed from the chart's points. */
const OTHER_TILES = [
  'pending_dp',
  'order_reject',
  'item_undelivered',
  'ap_due',
  'total_saving_orders',
] as const satisfies readonly Figure[]

/** Tiles among these that are compared with the previous range. */
const OTHER_COMPARED = ['order_reject', 'total_saving_orders'] as const

/** Returns the points of a range, the last one ending at the range's end instant. */
const pointsUntil = ({ days, period: { to: end } }: ReportRange, step: Step, zone: string) =>
  periodsOfPoints(days, step, zone).map(({ day, period }) => ({
    day,
    period: period.to > end ? { ...period, to: end } : period,
  }))

/**
 * Returns a range's complete report with the tiles of the previous range, in a fixed number of queries. @throws
 * AppError `bad_request` for an invalid range.
 */
export async function getReport(
  db: Reader,
  { scope, company: { timeZone } }: BuyerActor,
  given: DayRange,
  now: Date,
): Promise<Report> {
  const days = readDays(given, timeZone)
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
  const [pieces, tiles, groups, tilesBefore] = await Promise.all([
    sumOrdersIn(db, scope, cut),
    sumFigures(db, scope, range, OTHER_TILES),
    listGroups(db, scope, range),
    before && sumFigures(db, scope, before, OTHER_COMPARED),
  ])
  const chartOf = (drawn: typeof points) =>
    drawn.map(({ day, period }) => {
      const { count, totalAmount } = sumPieces(pieces, period)
      return { total: totalAmount, count, createdAt: day }
    })
  const charted = chartOf(points)
  return {
    total_po: sumPieces(pieces, range.period),
    ...tiles,
    ...presentGroups(groups),
    purchase_today: sumPieces(pieces, today).totalAmount,
    purchase_month: sumPieces(pieces, month).totalAmount,
    purchase_year: sumPieces(pieces, year).totalAmount,
    chart: {
      labels: charted.map(({ createdAt }) => createdAt),
      data: charted.map(({ total }) => total),
    },
    purchase_value_and_order: charted,
    period: { ...days, step, time_zone: timeZone },
    before:
      before && tilesBefore
        ? {
            ...before.days,
            until: compared.isCut ? before.period.to.toISOString() : null,
            tiles: { total_po: sumPieces(pieces, before.period), ...tilesBefore },
            points: chartOf(pointsBefore),
          }
        : null,
  }
}

type RowsQuery = QueryOf<typeof listReportRows>

/**
 * Lists a page of the rows behind a figure, with its total. @throws AppError `bad_request` for an invalid
 * range, or for filters by product on whole documents.
 */
export async function listRowsOf(
  db: Reader,
  { scope, company: { timeZone } }: BuyerActor,
  { figure, skip, limit, from, to, buyerId: _own, ...by }: RowsQuery,
): Promise<{ rows: ReportRow[]; total: FigureValue }> {
  const range = rangeIn(readDays({ from, to }, timeZone), timeZone)
  assertNarrowable(figure, by)
  const [total, rows] = await Promise.all([
    sumFigure(db, scope, range, figure, by),
    listRows(db, scope, FIGURES[figure], sourceOf(figure, scope, range, by), { skip, limit }),
  ])
  return { rows: rows.map(presentRow), total }
}

/** Whole documents cannot be filtered by the products they contain. */
function assertNarrowable(figure: Figure, by: Narrowing): void {
  if (FIGURES[figure] === 'item') return
  for (const path of ['product_id', 'brand', 'category_id'] as const)
    if (by[path] !== undefined)
      throw failure('bad_request', { path, text: reportErrors.notOfLines })
}
