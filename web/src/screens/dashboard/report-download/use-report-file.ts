import type { DayRange } from '@pasok/domain/reports/reports.ranges'
import { useState } from 'react'
import { useDownload } from '../../../lib/use-download'

/** The report as a file; a running download continues when other days are selected. */
export function useReportFile(chosen: DayRange | undefined) {
  const { from, to } = chosen ?? { from: '', to: '' }
  const [days, setDays] = useState<DayRange | null>(null)
  const run = useDownload('downloadReport', { body: { from, to } })
  return {
    ...run,
    /** The days of the running or last download. */
    days,
    start: () => {
      if (run.bytes !== null) return
      setDays({ from, to })
      run.start()
    },
  } as const
}
export type ReportFile = ReturnType<typeof useReportFile>
