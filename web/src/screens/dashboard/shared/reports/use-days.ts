import type { DayRange, Step } from '@pasok/domain/reports/reports.ranges'
import { useMemo } from 'react'
import { formatsOf, LOCALE } from '../../../../lib/format'
import { useLanguage } from '../../../../lib/texts'

const SHORT: Record<Step, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
}

/** Returns a function that formats a range briefly: `1 – 23 Nov 2026`. */
function rangesOf(locale: string): (range: DayRange) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return ({ from, to }) => format.formatRange(new Date(from), new Date(to))
}

/** Formats calendar days, `2026-11-21` → `21 Nov 2026`; they have no time zone. */
export function useDays() {
  const language = useLanguage()
  return useMemo(() => {
    const { day, month } = formatsOf(language, 'UTC')
    const words: Record<Step, (day: string) => string> = { day, month }
    return {
      ...words,
      short: (point: string, step: Step) =>
        new Date(point).toLocaleDateString(LOCALE[language], { ...SHORT[step], timeZone: 'UTC' }),
      range: rangesOf(LOCALE[language]),
    }
  }, [language])
}
