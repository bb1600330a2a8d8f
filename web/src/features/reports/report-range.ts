import { isDay } from '@pasok/domain/kernel/calendar'
import { daysOf, LONGEST_RANGE, rangeOf, type DayRange } from '@pasok/domain/reports/reports.ranges'
import { USUAL_FILTER, type FilterAddress } from './report-filter'

interface RangeProblem {
  at: 'from' | 'to'
  why: 'bothNeeded' | 'notDay' | 'wrongOrder' | 'tooLong'
}

export function problemOf({ from = '', to = '' }: FilterAddress): RangeProblem | undefined {
  const days = { from, to }
  for (const at of ['from', 'to'] as const) {
    if (days[at] === '') return { at, why: 'bothNeeded' }
    if (!isDay(days[at])) return { at, why: 'notDay' }
  }
  if (from > to) return { at: 'to', why: 'wrongOrder' }
  return daysOf(days) > LONGEST_RANGE ? { at: 'to', why: 'tooLong' } : undefined
}

/** Returns the days of the address's range in the time zone `zone`; undefined for an invalid custom range. */
export function daysOfAddress(
  address: FilterAddress,
  now: Date,
  zone: string,
): DayRange | undefined {
  const { filter = USUAL_FILTER, from = '', to = '' } = address
  if (filter !== 'custom') return rangeOf(filter, now, zone)
  return problemOf(address) ? undefined : { from, to }
}
