import { expect, it } from 'vitest'
import { dayRanges, daysOfSpan } from './day-ranges'

it('ends today by the calendar of the company, which may be tomorrow elsewhere', () => {
  expect(dayRanges(new Date('2026-11-20T18:00:00Z'), 'Asia/Jakarta')).toEqual({
    last30: { from: '2026-10-23', to: '2026-11-21' },
    quarter: { from: '2026-10-01', to: '2026-11-21' },
  })
  expect(dayRanges(new Date('2026-01-01T03:00:00Z'), 'Asia/Jakarta').last30.from).toBe('2025-12-03')
})

it('knows what is overdue, and the week from Monday to Sunday', () => {
  const zone = 'Asia/Jakarta'
  // Saturday in Jakarta, still Friday in London.
  const saturday = new Date('2026-11-20T18:00:00Z')
  expect(daysOfSpan('overdue', saturday, zone)).toEqual({ to: '2026-11-20' })
  expect(daysOfSpan('week', saturday, zone)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  const sunday = new Date('2026-11-22T03:00:00Z')
  expect(daysOfSpan('week', sunday, zone)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  const monday = new Date('2026-11-23T03:00:00Z')
  expect(daysOfSpan('week', monday, zone)).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})
