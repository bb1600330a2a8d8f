import { clockOf, dayIn, findRangeEnd, instantOf } from '../kernel/calendar'
import { failure } from '../kernel/errors'
import { kernelTexts } from '../kernel/kernel.texts'
import { LONGEST_RANGE_DAYS, MAX_DAYS_BY_DAY } from './reports.constants'
import { reportErrors } from './reports.errors'

function instantIn(text: string, zone: string, end: 'from' | 'to'): Date {
  const at = findRangeEnd(text, zone, end)
  if (at) return at
  throw failure('bad_request', { path: end, text: kernelTexts.notDate })
}

/**
 * Reads the days of a report in `zone`. Reports cover whole days; a time counts as its day. @throws AppError
 * `bad_request` for an invalid day, a range that ends before it begins, or one longer than ten years.
 */
export function readDays(range: DayRange, zone: string): DayRange {
  const first = instantIn(range.from, zone, 'from')
  const last = new Date(instantIn(range.to, zone, 'to').getTime() - 1)
  const days = { from: dayIn(first, zone), to: dayIn(last, zone) }
  const length = daysOf(days)
  if (length < 1) throw failure('bad_request', { path: 'to', text: reportErrors.backwards })
  if (length > LONGEST_RANGE_DAYS)
    throw failure('bad_request', { path: 'to', text: reportErrors.tooLong })
  return days
}

/** Spec 2 §9. */
export const REPORT_FILTERS = ['today', 'this_month', 'last_month', 'custom'] as const
export type ReportFilter = (typeof REPORT_FILTERS)[number]

/** Days in the company's time zone, `yyyy-MM-dd`, both inclusive. */
export interface DayRange {
  from: string
  to: string
}

/** The instants of a range; `to` is exclusive. */
export interface Period {
  from: Date
  to: Date
}

export const STEPS = ['day', 'month'] as const
export type Step = (typeof STEPS)[number]

const DAY_MS = 86_400_000

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const written = (day: Date) => day.toISOString().slice(0, 10)
const plusDays = (day: string, days: number) =>
  written(new Date(utc(day).getTime() + days * DAY_MS))
const isFirst = (day: string) => day.endsWith('-01')
const isLast = (day: string) => isFirst(plusDays(day, 1))

/** Returns the same day some months later, or the last day of a shorter month. */
function plusMonths(day: string, months: number): string {
  const at = utc(day)
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  first.setUTCDate(Math.min(at.getUTCDate(), last.getUTCDate()))
  return written(first)
}

const monthOf = (day: string): DayRange => ({
  from: `${day.slice(0, 8)}01`,
  to: plusDays(plusMonths(`${day.slice(0, 8)}01`, 1), -1),
})

/** Returns the number of days in a range; 0 or less when it ends before it begins. */
export const daysOf = ({ from, to }: DayRange): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS) + 1

/** Returns the days of a filter in `zone`. */
export function rangeOf(
  filter: Exclude<ReportFilter, 'custom'>,
  now: Date,
  zone: string,
): DayRange {
  const today = dayIn(now, zone)
  if (filter === 'today') return { from: today, to: today }
  return monthOf(filter === 'this_month' ? today : plusMonths(`${today.slice(0, 8)}01`, -1))
}

/** Returns the instants of a range in `zone`, its last day included. */
export const periodOf = ({ from, to }: DayRange, zone: string): Period => ({
  from: instantOf(`${from}T00:00:00`, zone),
  to: instantOf(`${plusDays(to, 1)}T00:00:00`, zone),
})

/** The elapsed part of a range, and the range it is compared with. */
interface Comparison {
  soFar: DayRange
  before: DayRange
  /** Whether the range includes today. */
  isRunning: boolean
  /**
   * Whether the last compared day counts only up to the present time of day; false when the earlier
   * month is shorter: on 31 March, all of 28 February counts.
   */
  isCut: boolean
}

/**
 * Returns the range to compare with: whole months with the same number of months before, other
 * ranges with the same number of days before. A range in progress is compared only up to the
 * corresponding day and time. Undefined for a range that has not begun.
 */
export function comparisonOf({ from, to }: DayRange, today: string): Comparison | undefined {
  if (today < from) return undefined
  const isRunning = today <= to
  const soFar = { from, to: isRunning ? today : to }
  if (!isFirst(from) || !isLast(to)) {
    const days = daysOf({ from, to })
    const before = { from: plusDays(from, -days), to: plusDays(soFar.to, -days) }
    return { soFar, before, isRunning, isCut: isRunning }
  }
  const months = monthsOf({ from, to })
  const end = isRunning ? plusMonths(today, -months) : plusDays(from, -1)
  const isCut = isRunning && end.slice(8) === today.slice(8)
  return { soFar, before: { from: plusMonths(from, -months), to: end }, isRunning, isCut }
}

/** Returns the instants of the range to compare with. */
export function periodBefore({ before, isCut }: Comparison, now: Date, zone: string): Period {
  if (!isCut) return periodOf(before, zone)
  const time = clockOf(zone)(now).slice(11)
  return {
    from: periodOf(before, zone).from,
    to: instantOf(`${before.to}T${time}`, zone),
  }
}

function monthsOf({ from, to }: DayRange): number {
  const [a, b] = [utc(from), utc(to)]
  const years = b.getUTCFullYear() - a.getUTCFullYear()
  return years * 12 + b.getUTCMonth() - a.getUTCMonth() + 1
}

/** Returns the interval of a range's chart: days up to 62 days, otherwise months. */
export const stepOf = (range: DayRange): Step => (daysOf(range) > MAX_DAYS_BY_DAY ? 'month' : 'day')

/** Returns the first day of every point of a chart, including points without orders. */
export function pointsOf(range: DayRange, step: Step): string[] {
  if (step === 'day')
    return Array.from({ length: Math.max(0, daysOf(range)) }, (_, at) => plusDays(range.from, at))
  const { from } = monthOf(range.from)
  return Array.from({ length: Math.max(0, monthsOf(range)) }, (_, at) => plusMonths(from, at))
}

/** Returns the days of the point that begins with `day`; the first and last point are limited to the range. */
export function daysOfPoint(range: DayRange, step: Step, day: string): DayRange {
  const whole = step === 'day' ? { from: day, to: day } : monthOf(day)
  return {
    from: whole.from < range.from ? range.from : whole.from,
    to: whole.to > range.to ? range.to : whole.to,
  }
}

/** Returns the points with their instants. */
export function periodsOfPoints(
  range: DayRange,
  step: Step,
  zone: string,
): { day: string; period: Period }[] {
  return pointsOf(range, step).map((day) => ({
    day,
    period: periodOf(daysOfPoint(range, step, day), zone),
  }))
}

/** Returns the current day, month and year in `zone`. */
export function spansOf(now: Date, zone: string): Record<'today' | 'month' | 'year', DayRange> {
  const today = dayIn(now, zone)
  const year = today.slice(0, 4)
  return {
    today: { from: today, to: today },
    month: monthOf(today),
    year: { from: `${year}-01-01`, to: `${year}-12-31` },
  }
}
