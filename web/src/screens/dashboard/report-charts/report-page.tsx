import { Button } from '@mantine/core'
import { dayIn } from '@pasok/domain/kernel/calendar'
import { TILES } from '@pasok/domain/reports/reports.figures'
import type { Report } from '@pasok/domain/reports/reports.model'
import { comparisonOf, type DayRange } from '@pasok/domain/reports/reports.ranges'
import { reportTexts } from '@pasok/domain/reports/reports.texts'
import { IconChartBar, IconDownload, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { useCompanyClock } from '../../../features/reports/use-company-clock'
import { readFilter } from '../../../features/reports/report-filter'
import { useReport } from '../../../features/reports/reports.queries'
import { useCan, useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { FilterBar } from '../shared/reports/filter-bar'
import { NoRange } from '../shared/reports/no-range'
import { useDays } from '../shared/reports/use-days'
import { GroupLists } from './group-lists'
import { OverTime } from './over-time'
import { PurchasesNow, Tiles } from './tiles'
import { openedIn, type ReportSearch } from './report-search'
import { look } from '../../../ui/look'

interface ReportPageProps {
  address: ReportSearch
  /** Nothing where the address says a range that is none. */
  days: DayRange | undefined
  go: (next: ReportSearch) => void
}

/** The figures, charts and lists of a range, each of which opens into its rows. */
export function ReportPage({ address, days, go }: ReportPageProps) {
  const t = useTexts(reportTexts)
  const { buyer_name } = useSession()
  const report = useReport(days)
  const { filter: _filter, from: _from, to: _to, ...others } = openedIn(address)
  return (
    <>
      <p className={look('paper-only', 'mb-4')}>{buyer_name}</p>
      <PageHead
        title={t('title')}
        text={days && <RangeTold days={days} />}
        actions={
          <>
            <DownloadLink address={address} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              disabled={days === undefined || report.data === undefined}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </>
        }
      />
      <FilterBar
        address={address}
        days={days}
        onFilter={(filter) => go({ ...others, ...filter })}
      />
      {days === undefined ? (
        <NoRange />
      ) : report.isError && !report.data ? (
        <LoadError
          error={report.error}
          busy={report.isFetching}
          onRetry={() => void report.refetch()}
        />
      ) : (
        <div
          className={look('fade', 'waiting')}
          data-waiting={report.isPlaceholderData || undefined}
        >
          <Tiles report={report.data} address={address} />
          <PurchasesNow report={report.data} address={address} />
          {report.data ? (
            <Charts report={report.data} address={address} />
          ) : (
            <SkeletonRows rows={8} height={48} />
          )}
        </div>
      )}
    </>
  )
}

/** To the same range as a file. */
function DownloadLink({ address }: Pick<ReportPageProps, 'address'>) {
  const t = useTexts(reportTexts)
  if (!useCan('reports.download')) return null
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/report-download" search={readFilter({ ...address })} />
      )}
    >
      {t('download')}
    </Button>
  )
}

/** Also what it is compared with, known before the figures are. */
function RangeTold({ days }: { days: DayRange }) {
  const t = useTexts(reportTexts)
  const { now, zone } = useCompanyClock()
  const compared = comparisonOf(days, dayIn(now, zone))
  const { range } = useDays()
  if (!compared) return t('notBegun', { range: range(days) })
  const { soFar, before, goesOn, isCut } = compared
  const told = { range: range(soFar), before: range(before) }
  if (isCut) return t('comparedSoFar', told)
  return t(goesOn ? 'comparedSoFarWhole' : 'comparedWith', told)
}

function Charts({ report, address }: { report: Report; address: ReportSearch }) {
  const t = useTexts(reportTexts)
  if (report.total_po.count === 0) {
    const isEmpty = TILES.every((tile) => report[tile].count === 0)
    return (
      <EmptyState
        icon={<IconChartBar size={22} />}
        text={t('nothing')}
        helper={t(isEmpty ? 'nothingHelp' : 'nothingBoughtHelp')}
      />
    )
  }
  return (
    <>
      <OverTime report={report} address={address} />
      <GroupLists report={report} address={address} />
    </>
  )
}
