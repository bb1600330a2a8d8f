import { dayIn, daysAfter } from '@pasok/domain/kernel/calendar'

interface DayRange {
  from: string
  to: string
}

/** Days, today included. */
const LAST_DAYS = 30

/** Ranges of whole days that are asked for most, by the calendar of a time zone. */
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
