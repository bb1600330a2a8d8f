import { isDay } from '@pasok/domain/kernel/calendar'
import { LONGEST_RANGE_DAYS } from '@pasok/domain/reports/reports.constants'
import { type DayRange, daysOf, rangeOf } from '@pasok/domain/reports/reports.ranges'
import { type FilterAddress, USUAL_FILTER } from './report-filter'
import { reportWords } from '@pasok/domain/reports/reports.texts'
import { useCallback } from 'react'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { percent, quantity } from '@pasok/domain/kernel/figures'

/** From this factor on, a multiple is shown instead of a percentage. */
const TIMES = 2

/** Describes the change from an earlier amount that is neither 0 nor equal; the result names a text. */
export function changeOf(now: number, then: number) {
  const times = now / then
  const change = (Math.abs(now - then) / then) * 100
  return {
    text: times >= TIMES ? 'times' : times > 1 ? 'more' : 'less',
    times: quantity(times < 5 ? Math.round(times * 2) / 2 : Math.round(times)),
    percent: percent(change < 10 ? Math.round(change * 10) / 10 : Math.round(change)),
  } as const
}

export type Counted = 'order' | 'item' | 'invoice' | 'request'

/** Returns a function that formats a count: `1 order`, `12 orders`. */
export function useCounted(): (count: number, of: Counted) => string {
  const t = useTexts(reportWords)
  return useCallback(
    (count, of) => (count === 1 ? t(of) : t(`${of}s`, { count: formatCount(count) })),
    [t],
  )
}

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
  return daysOf(days) > LONGEST_RANGE_DAYS ? { at: 'to', why: 'tooLong' } : undefined
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
