import {
  daysOfPoint,
  pointsOf,
  spansOf,
  stepOf,
  type DayRange,
} from '@pasok/domain/reports/reports.ranges'
import { NO_CATEGORY } from '@pasok/domain/reports/reports.figures'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import type { RowsOf } from '../../../features/reports/reports.queries'
import { SPANS, type OpenedFigure } from './report-search'

/** The days whose rows are opened: of a point of the chart, of the day, month or year that it is, or all. */
export function rangeOpened(
  { at }: OpenedFigure,
  days: DayRange,
  now: Date,
  zone: string,
): DayRange {
  if (at === undefined) return days
  const span = SPANS.find((one) => one === at)
  if (span) return spansOf(now, zone)[span]
  const step = stepOf(days)
  return pointsOf(days, step).includes(at) ? daysOfPoint(days, step, at) : days
}

/** What the call is narrowed by. */
export function rowsOf({ by, of }: OpenedFigure): RowsOf {
  if (by === 'brand') return { brand: of ?? '' }
  if (by === 'department') return { department: of ?? NO_DEPARTMENT }
  if (by === 'category') return { category_id: of ?? NO_CATEGORY }
  if (by === undefined || of === undefined) return {}
  if (by === 'vendor') return { vendor_id: of }
  return { product_id: of }
}
