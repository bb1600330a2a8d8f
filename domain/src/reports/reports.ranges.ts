import { clockOf, dayIn, instantOf } from '../kernel/calendar'

/** Spec 2 §9. */
export const REPORT_FILTERS = ['today', 'this_month', 'last_month', 'custom'] as const
export type ReportFilter = (typeof REPORT_FILTERS)[number]

/** Days of a company's calendar, `yyyy-MM-dd`, both of them inside. */
export interface DayRange {
  from: string
  to: string
}

/** The instants of a range: `to` is the first one outside. */
export interface Period {
  from: Date
  to: Date
}

/** How far apart the points of a chart are. */
export const STEPS = ['day', 'month'] as const
export type Step = (typeof STEPS)[number]

/** More days than so many are drawn by months. */
const MOST_DAYS = 62
/** Days of the longest range: ten years and their leap days. */
export const LONGEST_RANGE = 3653
const DAY = 86_400_000

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const written = (day: Date) => day.toISOString().slice(0, 10)
const plusDays = (day: string, days: number) => written(new Date(utc(day).getTime() + days * DAY))
const isFirst = (day: string) => day.endsWith('-01')
const isLast = (day: string) => isFirst(plusDays(day, 1))

/** The same day so many months later; the last one of a month that has no such day. */
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

/** How many days a range has; 0 or less when it ends before it begins. */
export const daysOf = ({ from, to }: DayRange): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY) + 1

/** The days of a filter by the calendar of `zone`; a custom range says its own. */
export function rangeOf(
  filter: Exclude<ReportFilter, 'custom'>,
  now: Date,
  zone: string,
): DayRange {
  const today = dayIn(now, zone)
  if (filter === 'today') return { from: today, to: today }
  return monthOf(filter === 'this_month' ? today : plusMonths(`${today.slice(0, 8)}01`, -1))
}

/** The instants of a range by the calendar of `zone`: its last day is in it to the end. */
export const periodOf = ({ from, to }: DayRange, zone: string): Period => ({
  from: instantOf(`${from}T00:00:00`, zone),
  to: instantOf(`${plusDays(to, 1)}T00:00:00`, zone),
})

/** A range as far as it has come, and what it is compared with. */
interface Comparison {
  soFar: DayRange
  before: DayRange
  /** Today is the last day of what has come. */
  goesOn: boolean
  /** The last day before counts up to the same time; of 31 March all of 28 February has been, too. */
  isCut: boolean
}

/**
 * What a range is compared with: whole months with as many months before, anything else with as many
 * days before. What goes on counts as far as it has come on both sides: what has begun isn't held
 * against a whole one. Nothing for a range that hasn't begun.
 */
export function comparisonOf({ from, to }: DayRange, today: string): Comparison | undefined {
  if (today < from) return undefined
  const goesOn = today <= to
  const soFar = { from, to: goesOn ? today : to }
  if (!isFirst(from) || !isLast(to)) {
    const days = daysOf({ from, to })
    const before = { from: plusDays(from, -days), to: plusDays(soFar.to, -days) }
    return { soFar, before, goesOn, isCut: goesOn }
  }
  const months = monthsOf({ from, to })
  const end = goesOn ? plusMonths(today, -months) : plusDays(from, -1)
  const isCut = goesOn && end.slice(8) === today.slice(8)
  return { soFar, before: { from: plusMonths(from, -months), to: end }, goesOn, isCut }
}

/** The instants of what a range is compared with. */
export function periodBefore({ before, isCut }: Comparison, now: Date, zone: string): Period {
  if (!isCut) return periodOf(before, zone)
  const time = clockOf(zone)(now).slice(11)
  return {
    from: periodOf(before, zone).from,
    to: instantOf(`${before.to}T${time}`, zone),
  }
}

/** How many calendar months a range touches. */
function monthsOf({ from, to }: DayRange): number {
  const [a, b] = [utc(from), utc(to)]
  const years = b.getUTCFullYear() - a.getUTCFullYear()
  return years * 12 + b.getUTCMonth() - a.getUTCMonth() + 1
}

/** By days while they can be told apart, else by months. */
export const stepOf = (range: DayRange): Step => (daysOf(range) > MOST_DAYS ? 'month' : 'day')

/** The first days of the points of a chart, each of which has one even if nothing was ordered then. */
export function pointsOf(range: DayRange, step: Step): string[] {
  if (step === 'day')
    return Array.from({ length: Math.max(0, daysOf(range)) }, (_, at) => plusDays(range.from, at))
  const { from } = monthOf(range.from)
  return Array.from({ length: Math.max(0, monthsOf(range)) }, (_, at) => plusMonths(from, at))
}

/** The days of the point that begins with `day`: the first and the last have no more than the range. */
export function daysOfPoint(range: DayRange, step: Step, day: string): DayRange {
  const whole = step === 'day' ? { from: day, to: day } : monthOf(day)
  return {
    from: whole.from < range.from ? range.from : whole.from,
    to: whole.to > range.to ? range.to : whole.to,
  }
}

/** The points with their instants. */
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

/** The month and the year that an instant is in, by the calendar of `zone`. */
export function spansOf(now: Date, zone: string): Record<'today' | 'month' | 'year', DayRange> {
  const today = dayIn(now, zone)
  const year = today.slice(0, 4)
  return {
    today: { from: today, to: today },
    month: monthOf(today),
    year: { from: `${year}-01-01`, to: `${year}-12-31` },
  }
}
