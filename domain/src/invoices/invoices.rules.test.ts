import { describe, expect, it } from 'vitest'
import { dueMark } from './invoices.rules'

describe('the due date of an invoice', () => {
  // 23:30 in Jakarta, 01:30 of the next day in Jayapura.
  const now = new Date('2026-11-21T16:30:00Z')
  it.each([
    ['2026-11-20', 'overdue'],
    ['2026-11-21', 'soon'],
    ['2026-11-24', 'soon'],
    ['2026-11-25', null],
  ])('%s is %s by the calendar of its buyer', (day, mark) => {
    expect(dueMark(day, 'Ready to Payment', now, 'Asia/Jakarta')).toBe(mark)
    expect(dueMark(day, 'Review Payment', now, 'Asia/Jakarta')).toBe(mark)
    expect(dueMark(day, 'Paid', now, 'Asia/Jakarta')).toBeNull()
    expect(dueMark(day, 'Withdrawn', now, 'Asia/Jakarta')).toBeNull()
  })

  it('is another day in a zone where the next day has begun', () => {
    expect(dueMark('2026-11-21', 'Ready to Payment', now, 'Asia/Jayapura')).toBe('overdue')
  })
})
