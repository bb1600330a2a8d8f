import type { DayRange, Step } from '@pasok/domain/reports/reports.ranges'
import { useMemo } from 'react'
import { formatsOf, LOCALE } from '../../../../lib/format'
import { useLanguage } from '../../../../lib/texts'

/** As few words as name a point below a chart. */
const SHORT: Record<Step, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
}

/** As few words as tell both days: `1 – 23 Nov 2026`. */
function rangesOf(locale: string): (range: DayRange) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return ({ from, to }) => format.formatRange(new Date(from), new Date(to))
}

/** Days of a calendar as words, `2026-11-21` → `21 Nov 2026`: they have no time zone any more. */
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
