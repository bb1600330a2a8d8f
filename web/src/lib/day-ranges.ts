import { dayIn, daysAfter } from '@pasok/domain/kernel/calendar'

interface DayRange {
  from: string
  to: string
}

/** In days, including today. */
const LAST_DAYS = 30

/** Returns the most used date ranges, in the given time zone. */
export function dayRanges(
  now: Date,
  zone: string,
): Readonly<Record<'last30' | 'quarter', DayRange>> {
  const to = dayIn(now, zone)
  const [year = '', month = ''] = to.split('-')
  const first = Math.floor((Number(month) - 1) / 3) * 3 + 1
  return {
    last30: { from: dayIn(daysAfter(now, 1 - LAST_DAYS, zone), zone), to },
    quarter: { from: `${year}-${String(first).padStart(2, '0')}-01`, to },
  }
}

/** Relative ranges of due dates. */
export const DUE_SPANS = ['overdue', 'week'] as const
export type DueSpan = (typeof DUE_SPANS)[number]

const DAYS_OF_WEEK = 7

/** Returns the days of a range: before today, or the current week from Monday to Sunday. */
export function daysOfSpan(span: DueSpan, now: Date, zone: string): Partial<DayRange> {
  const dayAt = (days: number) => dayIn(daysAfter(now, days, zone), zone)
  if (span === 'overdue') return { to: dayAt(-1) }
  const sinceMonday =
    (new Date(`${dayIn(now, zone)}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  return { from: dayAt(-sinceMonday), to: dayAt(DAYS_OF_WEEK - 1 - sinceMonday) }
}
