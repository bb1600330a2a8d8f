import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOf, dateIn, dayIn, findRangeEnd, instantOf, momentIn, monthIn } from './calendar'

const JAKARTA = 'Asia/Jakarta'

describe("a company's calendar", () => {
  it('has a clock with seconds, midnight as 00', () => {
    const clock = clockOf(JAKARTA)
    expect(clock(new Date('2026-10-31T16:59:59.999Z'))).toBe('2026-10-31 23:59:59')
    expect(clock(new Date('2026-10-31T17:00:00.000Z'))).toBe('2026-11-01 00:00:00')
  })

  it('writes every month in three letters', () => {
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 18, 3)))
    for (const day of months) {
      expect(dateIn(day, JAKARTA).en).toMatch(/^18 [A-Z][a-z]{2} 2026$/)
      expect(momentIn(day, JAKARTA).en).toMatch(/^18 [A-Z][a-z]{2} 2026, 10:00$/)
    }
  })

  it('begins a month at midnight in its own zone', () => {
    expect(monthIn(new Date('2026-10-31T16:59:59.999Z'), JAKARTA)).toBe('202610')
    expect(monthIn(new Date('2026-10-31T17:00:00.000Z'), JAKARTA)).toBe('202611')
    expect(monthIn(new Date('2026-12-31T17:00:00.000Z'), JAKARTA)).toBe('202701')
    expect(dayIn(new Date('2026-10-31T17:00:00.000Z'), JAKARTA)).toBe('2026-11-01')
    expect(dayIn(new Date('2026-10-31T17:00:00.000Z'), 'UTC')).toBe('2026-10-31')
    expect(dayIn(new Date('2026-10-31T15:30:00.000Z'), 'Asia/Jayapura')).toBe('2026-11-01')
  })

  it('writes a moment in the words of each language, midnight as 00:00', () => {
    expect(momentIn(new Date('2026-11-20T17:00:00Z'), JAKARTA)).toEqual({
      en: '21 Nov 2026, 00:00',
      id: '21 Nov 2026, 00.00',
    })
    expect(momentIn(new Date('2026-08-21T05:07:59Z'), 'Asia/Jayapura')).toEqual({
      en: '21 Aug 2026, 14:07',
      id: '21 Agu 2026, 14.07',
    })
  })

  it.each([JAKARTA, 'Asia/Makassar', 'Asia/Kolkata', 'UTC', 'Pacific/Kiritimati'])(
    'finds the instant at which the wall clock of %s shows a time',
    (zone) => {
      fc.assert(
        fc.property(
          // Dates begin in 2000, because Kiritimati skipped 31 December 1994.
          fc.date({
            min: new Date('2000-01-01T00:00:00Z'),
            max: new Date('2060-01-01T00:00:00Z'),
            noInvalidDate: true,
          }),
          (date) => {
            const local = date.toISOString().slice(0, 19)
            const at = instantOf(local, zone)
            const shown = new Date(at).toLocaleString('sv-SE', { timeZone: zone })
            expect(shown).toBe(local.replace('T', ' '))
          },
        ),
        { numRuns: 50 },
      )
    },
  )

  it('follows daylight saving time', () => {
    expect(instantOf('2026-03-08T03:30:00', 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    )
    expect(instantOf('2026-11-01T12:00:00', 'America/New_York').toISOString()).toBe(
      '2026-11-01T17:00:00.000Z',
    )
  })
})

describe('the ends of a range', () => {
  const iso = (text: string, end: 'from' | 'to') => findRangeEnd(text, JAKARTA, end)?.toISOString()

  it("are the company's, a whole day from midnight up to the next", () => {
    expect(iso('2026-11-21T00:00:00', 'from')).toBe('2026-11-20T17:00:00.000Z')
    expect(iso('2026-11-21T23:59:59', 'to')).toBe('2026-11-21T17:00:00.000Z')
    expect(iso('2026-11-21', 'from')).toBe('2026-11-20T17:00:00.000Z')
    expect(iso('2026-11-21', 'to')).toBe('2026-11-21T17:00:00.000Z')
  })

  it('include 23:59:59.900, and not the midnight after it', () => {
    const from = findRangeEnd('2026-11-21T00:00:00', JAKARTA, 'from')
    const to = findRangeEnd('2026-11-21T23:59:59', JAKARTA, 'to')
    const isInside = (text: string) => {
      const at = new Date(text)
      return from !== undefined && to !== undefined && at >= from && at < to
    }
    expect(isInside('2026-11-21T23:59:59.900+07:00')).toBe(true)
    expect(isInside('2026-11-21T00:00:00.000+07:00')).toBe(true)
    expect(isInside('2026-11-22T00:00:00.000+07:00')).toBe(false)
    expect(isInside('2026-11-20T23:59:59.999+07:00')).toBe(false)
  })

  it('keep an offset that is given', () => {
    expect(iso('2026-11-21T00:00:00Z', 'from')).toBe('2026-11-21T00:00:00.000Z')
    expect(iso('2026-11-21T23:59:59+09:00', 'to')).toBe('2026-11-21T15:00:00.000Z')
  })

  it.each([
    '',
    'today',
    '2026-13-01',
    '2026-02-30',
    '2026-02-30T00:00:00+07:00',
    '2026-11-21T25:00:00',
    '2026-11-21T00:00:00+99:00',
    '21/11/2026',
    'Sat, 21 Nov 2026 00:00:00 +0700',
    '2026-11-21T10',
    '0500-01-01T00:00:00Z',
    '1899-12-31',
    '9999-12-31T23:59:59Z',
    '-000100-01-01T00:00:00Z',
    '+012026-01-01T00:00:00Z',
  ])('are nothing for %j', (text) => {
    expect(findRangeEnd(text, JAKARTA, 'from')).toBeUndefined()
    expect(findRangeEnd(text, JAKARTA, 'to')).toBeUndefined()
  })

  it('know leap days', () => {
    expect(iso('2028-02-29', 'from')).toBe('2028-02-28T17:00:00.000Z')
    expect(iso('2027-02-29', 'from')).toBeUndefined()
  })
})
