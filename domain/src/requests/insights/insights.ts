import { dayIn, instantOf } from '../../kernel/calendar'

/** Returns the calendar month of an instant in a time zone: its first instant, and the first one after it. */
export function monthBounds(instant: Date, zone: string): { from: Date; to: Date } {
  const [year = '', month = ''] = dayIn(instant, zone).split('-')
  const next = Number(month) === 12 ? [Number(year) + 1, 1] : [Number(year), Number(month) + 1]
  const first = (parts: readonly number[]) =>
    instantOf(`${parts.map((part) => String(part).padStart(2, '0')).join('-')}-01T00:00:00`, zone)
  return { from: first([Number(year), Number(month)]), to: first(next) }
}
