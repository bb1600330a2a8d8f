import { Button } from '@mantine/core'
import { dayIn } from '@pasok/domain/kernel/calendar'
import { spokenRupiahOf } from '@pasok/domain/kernel/figures'
import {
  COMPARED,
  COMPARED_TILES,
  type ComparedTile,
  FIGURES,
  type Tile,
  TILES,
} from '@pasok/domain/reports/reports.figures'
import type { Report } from '@pasok/domain/reports/reports.model'
import { comparisonOf, type DayRange } from '@pasok/domain/reports/reports.ranges'
import { reportChartTexts, reportTexts } from '@pasok/domain/reports/reports.texts'
import {
  IconArrowDownRight,
  IconArrowUpRight,
  IconChartBar,
  IconDownload,
  IconPrinter,
} from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { changeOf, daysOfAddress } from '../../../features/reports/report-range'
import { readFilter } from '../../../features/reports/report-filter'

import { useReport } from '../../../features/reports/reports.queries'
import { useCompanyClock } from '../../../features/reports/use-company-clock'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { useCan, useSession } from '../../../lib/session'
import { useLanguage, useTexts } from '../../../lib/texts'
import { closeWithToast } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { FigureCard, FigureCards } from '../shared/figures/figure-card'
import { FilterBar } from '../shared/reports/filter-bar'
import { NoRange } from '../shared/reports/no-range'
import { useDays } from '../shared/reports/use-days'
import { linkTo, openedIn, readReport, type ReportSearch, SPANS } from './report-search'
import { listsOf } from './lists-of'
import { OverTime } from './over-time'
import { RankedList } from './ranked-list'

import classes from './report.module.css'

interface BeforeProps {
  report: Pick<Report, ComparedTile | 'before'>
  tile: Tile
}

/** Compares a tile with the previous range; tiles of present amounts have no comparison. */
export function Before({ report: { before, ...report }, tile }: BeforeProps) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const compared = COMPARED_TILES.find((one) => one === tile)
  if (!compared) return t('standing')
  if (!before) return null
  const [now, then] = [report[compared].totalAmount, before.tiles[compared].totalAmount]
  if (now === then) return now > 0 && t('same')
  if (then === 0) return t('none')
  const isMore = now > then
  const { text, ...values } = changeOf(now, then)
  const Arrow = isMore ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={look('block')}>
      <Arrow
        size={14}
        className={`${classes.arrow} ${look(meaningOf(COMPARED[compared], isMore))}`}
        aria-hidden
      />
      {t(text, {
        ...values,
        before: spokenRupiahOf(language)(then).replace(' ', '\u00A0'),
      })}
    </span>
  )
}

/** Returns the color of a change: green for better, red for worse. */
const meaningOf = (more: 'neither' | 'better' | 'worse', isMore: boolean) =>
  more !== 'neither' && (isMore === (more === 'better') ? 'green' : 'red')

interface TilesProps {
  /** `undefined` while loading. */
  report: Report | undefined
  address: ReportSearch
}

/** The six tiles (Spec 2 §2), compared with the previous range. */
function Tiles({ report, address }: TilesProps) {
  const t = useTexts(reportTexts)
  return (
    <FigureCards label={t('tiles')}>
      {TILES.map((tile) => (
        <FigureCard
          key={tile}
          label={t(tile)}
          value={report?.[tile]}
          of={FIGURES[tile]}
          link={linkTo(address, { figure: tile })}
        >
          <span className={`${classes.before} ${look('quiet', 'tiny')}`}>
            {report && <Before report={report} tile={tile} />}
          </span>
        </FigureCard>
      ))}
    </FigureCards>
  )
}

/** Purchases of the current day, month and year, independent of the range. */
function PurchasesNow({ report, address }: TilesProps) {
  const t = useTexts(reportTexts)
  return (
    <FigureCards label={t('now')}>
      {SPANS.map((span) => (
        <FigureCard
          key={span}
          label={t(`purchase_${span}`)}
          value={report && { totalAmount: report[`purchase_${span}`] }}
          link={linkTo(address, { figure: 'total_po', at: span })}
        />
      ))}
    </FigureCards>
  )
}

function GroupLists({ report, address }: { report: Report; address: ReportSearch }) {
  const t = useTexts(reportChartTexts)
  return (
    <div className={classes.lists}>
      {listsOf(report).map(({ key, head, by, without, rows, others }) => (
        <RankedList
          key={key}
          title={t(key)}
          head={t(head)}
          others={others}
          rows={rows.map(({ id, name, about, amount, units }) => ({
            key: id,
            name: name || t(without),
            amount,
            ...(about && { about }),
            ...(units !== undefined && { units }),
            link: linkTo(address, { figure: 'purchased', by, ...(id !== '' && { of: id }) }),
          }))}
        />
      ))}
    </div>
  )
}

interface ReportPageProps {
  address: ReportSearch
  /** Undefined for an invalid range in the address. */
  days: DayRange | undefined
  go: (next: ReportSearch) => void
}

function ReportPage({ address, days, go }: ReportPageProps) {
  const t = useTexts(reportTexts)
  const { buyer_name } = useSession()
  const report = useReport(days)
  const { filter: _filter, from: _from, to: _to, ...others } = openedIn(address)
  return (
    <>
      <p className={look('paper-only', 'mb-4')}>{buyer_name}</p>
      <PageHead
        title={t('title')}
        text={days && <RangeText days={days} />}
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

/** States the range and the one it is compared with; known before the figures are loaded. */
function RangeText({ days }: { days: DayRange }) {
  const t = useTexts(reportTexts)
  const { now, zone } = useCompanyClock()
  const compared = comparisonOf(days, dayIn(now, zone))
  const { range } = useDays()
  if (!compared) return t('notBegun', { range: range(days) })
  const { soFar, before, isRunning, isCut } = compared
  const ranges = { range: range(soFar), before: range(before) }
  if (isCut) return t('comparedSoFar', ranges)
  return t(isRunning ? 'comparedSoFarWhole' : 'comparedWith', ranges)
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

const FigureRows = lazyPiece(async () => (await import('./figure-rows')).FigureRows)

/** `/dashboard/report-charts` (Spec 2 §2), with the rows of the open figure on top. */
export default function ReportChartsScreen() {
  const address = readReport({ ...useSearch({ from: '/dashboard/report-charts' }) })
  const navigate = useNavigate()
  const go = (search: ReportSearch) =>
    void navigate({ to: '/dashboard/report-charts', search, resetScroll: false })
  const { now, zone } = useCompanyClock()
  const days = daysOfAddress(address, now, zone)
  const close = () => go(openedIn(address))
  const { figure } = address
  return (
    <>
      <ReportPage address={address} days={days} go={go} />
      {figure !== undefined && days !== undefined && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <FigureRows address={address} days={days} figure={figure} go={go} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
