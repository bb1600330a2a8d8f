import type { Text } from './texts'

/** The time zone of a company that has not chosen one (`docs/domain.md` §2). */
export const DEFAULT_TIME_ZONE = 'Asia/Jakarta'

/** Formats by time zone, because creating one takes longer than formatting a hundred instants. */
const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

const partsOf = (format: Intl.DateTimeFormat, instant: Date): Record<string, string> =>
  Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))

const wallClock = (instant: Date, zone: string) => partsOf(partsIn(zone), instant)

/** Returns the yyyyMM of an instant in a time zone: the month in a document's code. */
export function monthIn(instant: Date, zone: string): string {
  const { year, month } = wallClock(instant, zone)
  return `${year}${month}`
}

/** Returns the yyyy-MM-dd of an instant in a time zone. */
export function dayIn(instant: Date, zone: string): string {
  const { year, month, day } = wallClock(instant, zone)
  return `${year}-${month}-${day}`
}

/** Returns a function that formats instants as `yyyy-MM-dd HH:mm:ss` in a time zone. */
export function clockOf(zone: string): (instant: Date) => string {
  const format = partsIn(zone)
  return (instant) => {
    const at = partsOf(format, instant)
    return `${at['year']}-${at['month']}-${at['day']} ${at['hour']}:${at['minute']}:${at['second']}`
  }
}

/** Shortens month names to three letters; British English alone would write `Sept`. */
export const threeLetterMonth = (text: string): string => text.replace(/\bSept\b/, 'Sep')

/** Returns `21 Nov 2026, 10:42` for an instant in a time zone, formatted as on the screens. */
export function momentIn(instant: Date, timeZone: string): Text {
  const inLocale = (locale: string) =>
    threeLetterMonth(
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        instant,
      ),
    )
  return { en: inLocale('en-GB'), id: inLocale('id-ID') }
}

/** Returns `21 Nov 2026` for an instant in a time zone, formatted as on the screens. */
export function dateIn(instant: Date, timeZone: string): Text {
  const inLocale = (locale: string) =>
    threeLetterMonth(
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(instant),
    )
  return { en: inLocale('en-GB'), id: inLocale('id-ID') }
}

/** Returns `21 Nov 2026` for a calendar day, yyyy-MM-dd, which is the same in every time zone. */
export const dateOf = (day: string): Text => dateIn(new Date(`${day}T00:00:00Z`), 'UTC')

/** Returns noon of the day that is `days` after an instant's day in a time zone. */
export function daysAfter(instant: Date, days: number, zone: string): Date {
  const day = new Date(`${dayIn(instant, zone)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return instantOf(`${day.toISOString().slice(0, 10)}T12:00:00`, zone)
}

/** Returns the instant at which the clock in `zone` shows `local` (`2026-11-21T00:00:00`). */
export function instantOf(local: string, zone: string): Date {
  const wanted = Date.parse(`${local}Z`)
  let guess = wanted
  // The first round finds the offset; the second corrects it near a daylight saving change.
  for (let round = 0; round < 2; round += 1) {
    const at = wallClock(new Date(guess), zone)
    const shown = Date.parse(
      `${at['year']}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}:${at['second']}Z`,
    )
    guess += wanted - shown
  }
  return new Date(guess)
}

/** Days in the years 1900 to 1999 and 2000 to 2999; other years are typing errors. */
const DAY = /^(?:19|2\d)\d\d-\d\d-\d\d$/
const TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Returns whether a text is a valid calendar day, `yyyy-MM-dd`; `Date` alone would read 30 February
 * as 2 March.
 */
export function isDay(day: string): boolean {
  if (!DAY.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/**
 * Returns one end of a date range; times without offset are in the company's time zone. The `to`
 * end is returned as the first instant after its second, so that the whole second is included.
 * Undefined when the text is not a time.
 */
export function findRangeEnd(text: string, zone: string, end: 'from' | 'to'): Date | undefined {
  const [, day = '', time = end === 'from' ? '00:00:00' : '23:59:59', offset] =
    TIME.exec(text) ?? []
  if (!isDay(day) || Number.isNaN(Date.parse(`${day}T${time}Z`))) return undefined
  const at = offset === undefined ? instantOf(`${day}T${time}`, zone) : new Date(text)
  if (Number.isNaN(at.getTime())) return undefined
  return end === 'from' ? at : new Date(Math.floor(at.getTime() / 1000) * 1000 + 1000)
}
