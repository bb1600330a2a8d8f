import { describe, expect, it } from 'vitest'
import { monthBounds } from './insights'

const JAKARTA = 'Asia/Jakarta'
const bounds = (iso: string, zone = JAKARTA) => {
  const { from, to } = monthBounds(new Date(iso), zone)
  return [from.toISOString(), to.toISOString()]
}

describe('the month around an instant', () => {
  it("is the company's calendar's, not UTC's", () => {
    expect(bounds('2026-11-21T03:00:00Z')).toEqual([
      '2026-10-31T17:00:00.000Z',
      '2026-11-30T17:00:00.000Z',
    ])
    expect(bounds('2026-10-31T17:00:00Z')).toEqual(bounds('2026-11-30T16:59:59.999Z'))
    expect(bounds('2026-10-31T16:59:59.999Z')[1]).toBe('2026-10-31T17:00:00.000Z')
  })

  it('crosses the end of a year, and a change of clocks', () => {
    expect(bounds('2026-12-31T16:59:59Z')).toEqual([
      '2026-11-30T17:00:00.000Z',
      '2026-12-31T17:00:00.000Z',
    ])
    expect(bounds('2027-01-01T00:00:00Z')[0]).toBe('2026-12-31T17:00:00.000Z')
    expect(bounds('2026-03-15T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-02-28T23:00:00.000Z',
      '2026-03-31T22:00:00.000Z',
    ])
  })
})
