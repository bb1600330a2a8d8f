import { reportWords } from '@pasok/domain/reports/reports.words.texts'
import { useCallback } from 'react'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'

export type Counted = 'order' | 'item' | 'invoice' | 'request'

/** Returns a function that formats a count: `1 order`, `12 orders`. */
export function useCounted(): (count: number, of: Counted) => string {
  const t = useTexts(reportWords)
  return useCallback(
    (count, of) => (count === 1 ? t(of) : t(`${of}s`, { count: formatCount(count) })),
    [t],
  )
}
