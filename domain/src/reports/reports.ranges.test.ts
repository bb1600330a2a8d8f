import { describe, expect, it } from 'vitest'
import {
  comparisonOf,
  daysOf,
  periodBefore,
  periodOf,
  pointsOf,
  rangeOf,
  spansOf,
  stepOf,
} from './reports.ranges'

const JAKARTA = 'Asia/Jakarta'
const range = (from: string, to = from) => ({ from, to })

describe('the range of a filter', () => {
  // proves 2.9.20
  it('is of the company’s calendar, not of UTC', () => {
    const lateInUtc = new Date('2026-11-30T18:30:00Z')
    expect(rangeOf('today', lateInUtc, JAKARTA)).toEqual(range('2026-12-01'))
    expect(rangeOf('this_month', lateInUtc, JAKARTA)).toEqual(range('2026-12-01', '2026-12-31'))
    expect(rangeOf('last_month', lateInUtc, JAKARTA)).toEqual(range('2026-11-01', '2026-11-30'))
    expect(rangeOf('this_month', lateInUtc, 'UTC')).toEqual(range('2026-11-01', '2026-11-30'))
  })

  it('knows the months of other years', () => {
    const january = new Date('2028-01-31T05:00:00Z')
    expect(rangeOf('last_month', january, JAKARTA)).toEqual(range('2027-12-01', '2027-12-31'))
    const march = new Date('2028-03-31T05:00:00Z')
    expect(rangeOf('last_month', march, JAKARTA)).toEqual(range('2028-02-01', '2028-02-29'))
  })
})

describe('a period', () => {
  it('ends with its last day', () => {
    const { from, to } = periodOf(range('2026-11-01', '2026-11-30'), JAKARTA)
    expect(from.toISOString()).toBe('2026-10-31T17:00:00.000Z')
    expect(to.toISOString()).toBe('2026-11-30T17:00:00.000Z')
  })

  it('has the real number of hours when clocks change', () => {
    const { from, to } = periodOf(range('2026-03-29'), 'Europe/Amsterdam')
    expect(to.getTime() - from.getTime()).toBe(23 * 3_600_000)
  })
})

describe('the range for comparison', () => {
  const compared = (days: ReturnType<typeof range>, today = '2026-11-22') => {
    const { soFar, before, isRunning } = comparisonOf(days, today) ?? {}
    return [`${soFar?.from} ${soFar?.to}`, `${before?.from} ${before?.to}`, isRunning]
  }

  it('has as many days', () => {
    const week = range('2026-11-08', '2026-11-14')
    expect(compared(week)).toEqual(['2026-11-08 2026-11-14', '2026-11-01 2026-11-07', false])
  })

  it('has as many months, whole ones once they are over', () => {
    const [, october] = compared(range('2026-10-01', '2026-10-31'))
    expect(october).toBe('2026-09-01 2026-09-30')
    const [, quarter] = compared(range('2026-01-01', '2026-03-31'))
    expect(quarter).toBe('2025-10-01 2025-12-31')
  })

  it('ends at the current time of an unfinished range', () => {
    const november = range('2026-11-01', '2026-11-30')
    expect(compared(november)).toEqual(['2026-11-01 2026-11-22', '2026-10-01 2026-10-22', true])
    expect(compared(range('2026-11-22'))).toEqual([
      '2026-11-22 2026-11-22',
      '2026-11-21 2026-11-21',
      true,
    ])
    const week = range('2026-11-20', '2026-11-26')
    expect(compared(week)).toEqual(['2026-11-20 2026-11-22', '2026-11-13 2026-11-15', true])
    const [, march] = compared(range('2026-03-01', '2026-03-31'), '2026-03-30')
    expect(march).toBe('2026-02-01 2026-02-28')
  })

  it('is undefined for a range that has not begun', () => {
    expect(comparisonOf(range('2026-12-01', '2026-12-31'), '2026-11-30')).toBeUndefined()
  })

  it('ends at the current time of day, for a range that has not ended', () => {
    const now = new Date('2026-11-22T07:05:09Z')
    const endOf = (days: ReturnType<typeof range>) => {
      const comparison = comparisonOf(days, '2026-11-22')
      return comparison && periodBefore(comparison, now, JAKARTA).to.toISOString()
    }
    expect(endOf(range('2026-11-22'))).toBe('2026-11-21T07:05:09.000Z')
    expect(endOf(range('2026-11-01', '2026-11-30'))).toBe('2026-10-22T07:05:09.000Z')
    expect(endOf(range('2026-10-01', '2026-10-31'))).toBe('2026-09-30T17:00:00.000Z')
  })

  it('never goes back at the end of a month that is longer than the one before', () => {
    const march = range('2027-03-01', '2027-03-31')
    const endAt = (at: string) => {
      const now = new Date(at)
      const comparison = comparisonOf(march, at.slice(0, 10))
      return comparison && periodBefore(comparison, now, 'UTC').to.toISOString()
    }
    expect(endAt('2027-03-28T23:59:00Z')).toBe('2027-02-28T23:59:00.000Z')
    expect(endAt('2027-03-29T00:10:00Z')).toBe('2027-03-01T00:00:00.000Z')
    expect(endAt('2027-03-31T12:00:00Z')).toBe('2027-03-01T00:00:00.000Z')
  })
})

describe('the points of a chart', () => {
  it('are days, then months', () => {
    const november = range('2026-11-01', '2026-11-30')
    expect(stepOf(november)).toBe('day')
    expect(pointsOf(november, 'day')).toHaveLength(30)
    const year = range('2026-01-15', '2026-12-31')
    expect(stepOf(year)).toBe('month')
    expect(pointsOf(year, 'month').slice(0, 2)).toEqual(['2026-01-01', '2026-02-01'])
    expect(pointsOf(year, 'month')).toHaveLength(12)
  })

  it('are none for a range that ends before it begins', () => {
    const backwards = range('2026-11-02', '2026-11-01')
    expect(daysOf(backwards)).toBe(0)
    expect(pointsOf(backwards, 'day')).toEqual([])
  })
})

it('the day, month and year that an instant is in', () => {
  expect(spansOf(new Date('2026-12-31T18:00:00Z'), JAKARTA)).toEqual({
    today: range('2027-01-01'),
    month: range('2027-01-01', '2027-01-31'),
    year: range('2027-01-01', '2027-12-31'),
  })
})
