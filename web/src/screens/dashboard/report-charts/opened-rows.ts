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

/** Returns the days of the open rows: of a chart point, the current day, month or year, or the whole range. */
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

export function rowsOf({ by, of }: OpenedFigure): RowsOf {
  if (by === 'brand') return { brand: of ?? '' }
  if (by === 'department') return { department: of ?? NO_DEPARTMENT }
  if (by === 'category') return { category_id: of ?? NO_CATEGORY }
  if (by === undefined || of === undefined) return {}
  if (by === 'vendor') return { vendor_id: of }
  return { product_id: of }
}
