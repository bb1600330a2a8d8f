import type { Text } from './texts'

/** The calendar of a company that says nothing else (`docs/domain.md` §2). */
export const DEFAULT_TIME_ZONE = 'Asia/Jakarta'

const partsIn = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })

const partsOf = (format: Intl.DateTimeFormat, instant: Date): Record<string, string> =>
  Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))

const wallClock = (instant: Date, zone: string) => partsOf(partsIn(zone), instant)

/** yyyyMM of an instant in a time zone: the month of a document's code. */
export function monthIn(instant: Date, zone: string): string {
  const { year, month } = wallClock(instant, zone)
  return `${year}${month}`
}

/** yyyy-MM-dd of an instant in a time zone. */
export function dayIn(instant: Date, zone: string): string {
  const { year, month, day } = wallClock(instant, zone)
  return `${year}-${month}-${day}`
}

/** Tells instants as the wall clock of a time zone shows them, `yyyy-MM-dd HH:mm:ss`. */
export function clockOf(zone: string): (instant: Date) => string {
  const format = partsIn(zone)
  return (instant) => {
    const at = partsOf(format, instant)
    return `${at['year']}-${at['month']}-${at['day']} ${at['hour']}:${at['minute']}:${at['second']}`
  }
}

/** Months have three letters: British English alone would write `Sept`. */
export const threeLetterMonth = (text: string): string => text.replace(/\bSept\b/, 'Sep')

/** `21 Nov 2026, 10:42` of an instant in a time zone, for sentences; it reads as on the screens. */
export function momentIn(instant: Date, timeZone: string): Text {
  const inLocale = (locale: string) =>
    threeLetterMonth(
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        instant,
      ),
    )
  return { en: inLocale('en-GB'), id: inLocale('id-ID') }
}

/** `21 Nov 2026` of an instant in a time zone, as it reads on the screens. */
export function dateIn(instant: Date, timeZone: string): Text {
  const inLocale = (locale: string) =>
    threeLetterMonth(
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(instant),
    )
  return { en: inLocale('en-GB'), id: inLocale('id-ID') }
}

/** `21 Nov 2026` of a calendar day, yyyy-MM-dd: it is the same one in every time zone. */
export const dateOf = (day: string): Text => dateIn(new Date(`${day}T00:00:00Z`), 'UTC')

/** Noon of the day that comes so many days after an instant's, by the calendar of a time zone. */
export function daysAfter(instant: Date, days: number, zone: string): Date {
  const day = new Date(`${dayIn(instant, zone)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return instantOf(`${day.toISOString().slice(0, 10)}T12:00:00`, zone)
}

/** The instant at which the wall clock of `zone` shows `local` (`2026-11-21T00:00:00`). */
export function instantOf(local: string, zone: string): Date {
  const wanted = Date.parse(`${local}Z`)
  let guess = wanted
  // Two rounds settle it: the first finds the offset, the second mends it beside a change of clocks.
  for (let round = 0; round < 2; round += 1) {
    const at = wallClock(new Date(guess), zone)
    const shown = Date.parse(
      `${at['year']}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}:${at['second']}Z`,
    )
    guess += wanted - shown
  }
  return new Date(guess)
}

/** Of years that calendars of companies may have: others are mistyped. */
const DAY = /^(?:19|2\d)\d\d-\d\d-\d\d$/
const TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** Whether the text is a calendar day, `yyyy-MM-dd`: 30 February reads as one in March. */
export function isDay(day: string): boolean {
  if (!DAY.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/**
 * One end of a date range: times without offset are the company's; the `to` end includes its whole
 * second, so it is given as the first instant that is outside (`wire.md`, rangeTo).
 * Nothing when the text is no time.
 */
export function findRangeEnd(text: string, zone: string, end: 'from' | 'to'): Date | undefined {
  const [, day = '', time = end === 'from' ? '00:00:00' : '23:59:59', offset] =
    TIME.exec(text) ?? []
  if (!isDay(day) || Number.isNaN(Date.parse(`${day}T${time}Z`))) return undefined
  const at = offset === undefined ? instantOf(`${day}T${time}`, zone) : new Date(text)
  if (Number.isNaN(at.getTime())) return undefined
  return end === 'from' ? at : new Date(Math.floor(at.getTime() / 1000) * 1000 + 1000)
}
