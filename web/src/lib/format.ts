import { useMemo } from 'react'
import { dayIn, DEFAULT_TIME_ZONE, threeLetterMonth } from '@pasok/domain/kernel/calendar'
import { quantity } from '@pasok/domain/kernel/figures'
import type { Language } from '@pasok/domain/kernel/texts'
import { sessionStore } from './session.store'
import { useStore } from './store'
import { useLanguage } from './texts'

/** Shown for a missing value. */
export const NONE = '–'

export { percent, quantity, rupiah } from '@pasok/domain/kernel/figures'

/** Formats a whole number: 12543 → `12.543`. */
export const count = quantity

const KILOBYTE = 1024

/** Formats a file size: `340 KB`, `2,4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${count(bytes)} B`
  const kilobytes = Math.round(bytes / KILOBYTE)
  // A size that would round to 1024 KB is shown in megabytes.
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`
  return `${quantity(Math.round((bytes / KILOBYTE ** 2) * 10) / 10)} MB`
}

/** Formats a count; `more` adds a plus sign: 10,000+. */
export const countOf = (value: number, more = false): string => count(value) + (more ? '+' : '')

/** Highest number on a badge; above it, `99+` is shown. */
const MAX_ON_BADGE = 99
export const badgeOf = (value: number): string =>
  countOf(Math.min(value, MAX_ON_BADGE), value > MAX_ON_BADGE)

/** Formats a number for an input field: 12.5 → `12,5`; empty for null. */
export const writtenNumber = (value: number | string | null): string =>
  value === null ? '' : String(value).replace('.', ',')

export interface Formats {
  /** Formats an ISO time: `21 Nov 2026`. */
  date: (iso: string) => string
  /** Formats a calendar day, `yyyy-MM-dd`, which has no time zone. */
  day: (day: string) => string
  /** `November 2026`. */
  month: (iso: string) => string
  /** `21 Nov 2026, 14:05`. */
  dateTime: (iso: string) => string
  /** `14:05`. */
  time: (iso: string) => string
  /** `3 minutes ago`. */
  relative: (iso: string) => string
}

export const LOCALE: Record<Language, string> = { en: 'en-GB', id: 'id-ID' }

const STEPS = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Returns the number of days from today to an instant, in the given time zone. */
const daysTo = (at: Date, timeZone: string): number =>
  (Date.parse(dayIn(at, timeZone)) - Date.parse(dayIn(new Date(), timeZone))) / 86_400_000

/** Returns a function that creates a value at its first call, because creating an `Intl` format takes up to a millisecond. */
function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

function makeFormats(language: Language, timeZone: string): Formats {
  const locale = LOCALE[language]
  const formatIn = (zone: string, options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }))
  const medium = formatIn(timeZone, { dateStyle: 'medium' })
  const zoneless = formatIn('UTC', { dateStyle: 'medium' })
  const both = formatIn(timeZone, { dateStyle: 'medium', timeStyle: 'short' })
  const monthYear = formatIn(timeZone, { month: 'long', year: 'numeric' })
  const clock = formatIn(timeZone, { hour: '2-digit', minute: '2-digit' })
  const ago = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const when = (iso: string, format: (at: Date) => string) => {
    const at = new Date(iso)
    return Number.isNaN(at.getTime()) ? NONE : format(at)
  }
  return {
    date: (iso) => when(iso, (at) => threeLetterMonth(medium().format(at))),
    day: (day) => when(day, (at) => threeLetterMonth(zoneless().format(at))),
    month: (iso) => when(iso, (at) => monthYear().format(at)),
    dateTime: (iso) => when(iso, (at) => threeLetterMonth(both().format(at))),
    time: (iso) => when(iso, (at) => clock().format(at)),
    relative: (iso) =>
      when(iso, (at) => {
        const seconds = Math.round((at.getTime() - Date.now()) / 1000)
        const step = STEPS.find((one) => Math.abs(seconds) >= one.seconds)
        if (!step) return ago().format(0, 'second')
        // Days are counted by the calendar: the evening before last was not yesterday, however few hours ago.
        const steps =
          step.unit === 'day' ? daysTo(at, timeZone) : Math.trunc(seconds / step.seconds)
        return ago().format(steps, step.unit)
      }),
  }
}

const made = new Map<string, Formats>()

/** Returns the formats of a language and time zone, which all components share. */
export function formatsOf(language: Language, timeZone: string = DEFAULT_TIME_ZONE): Formats {
  const key = `${language} ${timeZone}`
  const formats = made.get(key) ?? makeFormats(language, timeZone)
  made.set(key, formats)
  return formats
}

/**
 * Returns the company's time zone; Jakarta when an old stored session has none, or the browser does not support
 * it.
 */
export function timeZoneOf(named: string | undefined): string {
  if (named === undefined || named === '') return DEFAULT_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIME_ZONE
  }
}

/** Returns the time zone of the user's company; Jakarta for vendors and the provider. */
export function useTimeZone(): string {
  const session = useStore(sessionStore)
  const named = session?.kind === 'buyer' ? session.time_zone : undefined
  return useMemo(() => timeZoneOf(named), [named])
}

/** Date formats in the current language and the company's time zone. */
export function useFormats(): Formats {
  return formatsOf(useLanguage(), useTimeZone())
}
