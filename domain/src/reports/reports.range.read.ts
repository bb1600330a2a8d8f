import { dayIn, findRangeEnd } from '../kernel/calendar'
import { failure } from '../kernel/errors'
import { kernelTexts } from '../kernel/kernel.texts'
import { reportErrors } from './reports.errors'
import { daysOf, LONGEST_RANGE, type DayRange } from './reports.ranges'

function instantIn(text: string, zone: string, end: 'from' | 'to'): Date {
  const at = findRangeEnd(text, zone, end)
  if (at) return at
  throw failure('bad_request', { path: end, text: kernelTexts.notDate })
}

/**
 * Reads the days of a report in `zone`. Reports cover whole days; a time counts as its day. @throws AppError
 * `bad_request` for an invalid day, a range that ends before it begins, or one longer than ten years.
 */
export function readDays(range: DayRange, zone: string): DayRange {
  const first = instantIn(range.from, zone, 'from')
  const last = new Date(instantIn(range.to, zone, 'to').getTime() - 1)
  const days = { from: dayIn(first, zone), to: dayIn(last, zone) }
  const length = daysOf(days)
  if (length < 1) throw failure('bad_request', { path: 'to', text: reportErrors.backwards })
  if (length > LONGEST_RANGE)
    throw failure('bad_request', { path: 'to', text: reportErrors.tooLong })
  return days
}
