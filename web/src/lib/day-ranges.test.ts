import { expect, it } from 'vitest'
import { dayRanges } from './day-ranges'

it('ends today by the calendar of the company, which may be tomorrow elsewhere', () => {
  expect(dayRanges(new Date('2026-11-20T18:00:00Z'), 'Asia/Jakarta')).toEqual({
    last30: { from: '2026-10-23', to: '2026-11-21' },
    quarter: { from: '2026-10-01', to: '2026-11-21' },
  })
  expect(dayRanges(new Date('2026-01-01T03:00:00Z'), 'Asia/Jakarta').last30.from).toBe('2025-12-03')
})
