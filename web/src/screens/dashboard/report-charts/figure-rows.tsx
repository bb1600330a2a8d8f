import { FIGURES, type Figure } from '@pasok/domain/reports/reports.figures'
import type { DayRange } from '@pasok/domain/reports/reports.ranges'
import { reportChartTexts, reportRowTexts, reportTexts } from '@pasok/domain/reports/reports.texts'
import { useCompanyClock } from '../../../features/reports/use-company-clock'
import { useReport, useReportRows } from '../../../features/reports/reports.queries'
import { useTexts } from '../../../lib/texts'
import { RowsDrawer } from '../shared/reports/rows-drawer'
import { useDays } from '../shared/reports/use-days'
import { listsOf } from './lists-of'
import { rangeOpened, rowsOf } from './opened-rows'
import { SPANS, type ReportSearch } from './report-search'

export interface FigureRowsProps {
  address: ReportSearch
  days: DayRange
  figure: Figure
  go: (next: ReportSearch) => void
  onClose: () => void
}

export function FigureRows({ address, days, figure, go, onClose }: FigureRowsProps) {
  const { now, zone } = useCompanyClock()
  const range = rangeOpened(address, days, now, zone)
  const { skip = 0, ...first } = address
  return (
    <RowsDrawer
      title={useTitle(address, figure, days)}
      kind={FIGURES[figure]}
      range={useDays().range(range)}
      answer={useReportRows(figure, range, rowsOf(address), skip)}
      page={skip}
      onPage={(page) => go({ ...first, ...(page > 0 && { skip: page }) })}
      onClose={onClose}
    />
  )
}

/** Returns the figure's name, with the group's name if the rows are limited to one. */
function useTitle({ by, of = '', at }: ReportSearch, figure: Figure, days: DayRange): string {
  const t = useTexts(reportTexts)
  const row = useTexts(reportRowTexts)
  const chart = useTexts(reportChartTexts)
  const report = useReport(days).data
  const span = figure === 'total_po' && SPANS.find((one) => one === at)
  if (span) return t(`purchase_${span}`)
  if (by === undefined) return t(figure)
  const found = report && listsOf(report).find((list) => list.by === by)
  const one = found?.rows.find(({ id }) => id === of)
  // The group has no name, or does not occur in this period.
  const name = one?.name || (found && chart(one ? found.without : 'notFound'))
  return name ? row('of', { figure: t(figure), name }) : t(figure)
}
