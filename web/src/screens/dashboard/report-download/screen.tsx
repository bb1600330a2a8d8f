import { TABLE_ROWS } from '@pasok/domain/kernel/limits'
import type { ReportDownload } from '@pasok/domain/reports/downloads/downloads.contract'
import { downloadTexts } from '@pasok/domain/reports/downloads/downloads.texts'
import { IconDownload, IconFileSpreadsheet, IconTrash, IconX } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { ListScreen } from '../../../documents/list-screen'
import { StatusChip } from '../../../documents/status-chip'
import { useAct } from '../../../documents/use-act'
import { useReportActs, useReportDownloads } from '../../../features/reports/reports.queries'
import {
  FILTER_NAMES,
  type FilterAddress,
  readFilter,
} from '../../../features/reports/report-filter'
import { daysOfAddress } from '../../../features/reports/report-range'
import { useCompanyClock } from '../../../features/reports/use-company-clock'
import { othersIn } from '../../../lib/address'
import { asWords } from '../../../lib/address-parts'
import { NONE, quantity, useFormats } from '../../../lib/format'
import { readList } from '../../../lib/list-address'

import { useTexts } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { FilterBar } from '../shared/reports/filter-bar'
import { NoRange } from '../shared/reports/no-range'
import { useDays } from '../shared/reports/use-days'
import { Coming, DownloadCard, megabytes } from './download-card'
import { useReportFile } from './use-report-file'

/** Search parameters: the period, and the page of the list. */
interface DownloadSearch extends FilterAddress {
  skip?: number
  /** Id of the report named by a notification; highlighted in the list. */
  download?: string
}

function readDownloads(search: Record<string, unknown>): DownloadSearch {
  const { skip } = readList({ skip: search['skip'] }, [])
  const download = asWords(search['download'])
  return {
    ...othersIn(search, [...FILTER_NAMES, 'skip', 'download']),
    ...readFilter(search),
    ...(skip !== undefined && { skip }),
    ...(download !== undefined && { download }),
  }
}

function StatusCell({ row }: { row: ReportDownload }) {
  const t = useTexts(downloadTexts)
  const { date } = useFormats()
  const line =
    row.lastStatus === 'Making'
      ? t('progress', { rows: quantity(row.rows), of: quantity(row.of) })
      : row.until !== null && t('until', { date: date(row.until) })
  return (
    <div className={look('grid', 'gap-2')}>
      <div>
        <StatusChip status={row.lastStatus} />
      </div>
      {line !== false && <span className={look('dimmed', 'text-xs')}>{line}</span>}
    </div>
  )
}

type Open = (row: ReportDownload) => void

function useColumns(highlightedId: string | undefined, open: Open): Column<ReportDownload>[] {
  const t = useTexts(downloadTexts)
  const { range } = useDays()
  const { relative, dateTime } = useFormats()
  return [
    {
      key: 'period',
      head: t('period'),
      card: 'title',
      cell: (row) => {
        const { _id, url } = row
        const period = range(row)
        return (
          <span className={look(_id === highlightedId && 'semibold')}>
            {url === null ? (
              period
            ) : (
              <a
                href={url}
                className={look('accent')}
                onClick={(event) => {
                  event.preventDefault()
                  open(row)
                }}
              >
                {period}
              </a>
            )}
          </span>
        )
      },
    },
    {
      key: 'state',
      head: t('state'),
      card: 'chip',
      width: 220,
      cell: (row) => <StatusCell row={row} />,
    },
    {
      key: 'size',
      head: t('size'),
      width: 120,
      cell: ({ size }) => (size === null ? NONE : t('megabytes', { size: megabytes(size) })),
    },
    {
      key: 'ordered',
      head: t('ordered'),
      card: 'date',
      width: 160,
      cell: ({ date }) => (
        <time dateTime={date} title={dateTime(date)}>
          {relative(date)}
        </time>
      ),
    },
  ]
}

/** Opens a signed link, which needs no further authentication. */
function follow(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.click()
}

/** Reloads the list for a new link, because links expire after minutes. */
function useOpen(
  { refetch }: ReturnType<typeof useReportDownloads>,
  act: ReturnType<typeof useAct>['act'],
): Open {
  const t = useTexts(downloadTexts)
  return ({ _id, url }) =>
    void act({
      failed: t('notOpened'),
      run: async () => {
        const { data } = await refetch({ throwOnError: true })
        const now = data?.rows.find((row) => row._id === _id)
        // A report that has moved to another page is opened with its previous link.
        const link = now ? now.url : url
        if (link !== null) follow(link)
        return t('opened')
      },
    })
}

interface DownloadListProps {
  address: DownloadSearch
  go: (next: DownloadSearch) => void
}

function DownloadList({ address, go }: DownloadListProps) {
  const t = useTexts(downloadTexts)
  const headingId = useId()
  const { skip = 0, download } = address
  const query = useReportDownloads(skip)
  const { range } = useDays()
  const { cancel, remove } = useReportActs()
  const { act, refusal, dismiss } = useAct()
  const open = useOpen(query, act)
  const columns = useColumns(download, open)
  const removing = (row: ReportDownload) => ({
    question: {
      title: t('sureRemove', { range: range(row) }),
      text: t('sureRemoveText'),
      confirmLabel: t('remove'),
      danger: true,
    },
    failed: t('notRemoved'),
    run: () => remove(row._id),
  })
  const actionsOf = (row: ReportDownload): RowAction[] => [
    ...(row.url === null
      ? []
      : [
          {
            key: 'open',
            label: t('open'),
            icon: <IconDownload size={16} />,
            quick: true,
            onSelect: () => open(row),
          },
        ]),
    ...(row.lastStatus === 'Making'
      ? [
          {
            key: 'cancel',
            label: t('cancel'),
            icon: <IconX size={16} />,
            quick: true,
            danger: true,
            onSelect: () => void act({ failed: t('notCanceled'), run: () => cancel(row._id) }),
          },
        ]
      : [
          {
            key: 'remove',
            label: t('remove'),
            icon: <IconTrash size={16} />,
            danger: true,
            onSelect: () => void act(removing(row)),
          },
        ]),
  ]
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={look('text-md', 'semibold', 'mb-sm')}>
        {t('list')}
      </h2>
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      <ListScreen<ReportDownload>
        query={query}
        address={skip > 0 ? { skip } : {}}
        go={({ skip: next }) => {
          const { skip: _skip, ...others } = address
          go({ ...others, ...(next !== undefined && { skip: next }) })
        }}
        pageSizes={[TABLE_ROWS]}
        label={t('list')}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={(row) => `${row.from} ${row.to}`}
        rowActions={actionsOf}
        none={
          <EmptyState
            icon={<IconFileSpreadsheet size={22} />}
            text={t('none')}
            helper={t('noneHelp')}
          />
        }
      />
    </section>
  )
}

/** `/dashboard/report-download` (Spec 2 §2). */
export default function ReportDownloadScreen() {
  const t = useTexts(downloadTexts)
  const address = readDownloads({ ...useSearch({ from: '/dashboard/report-download' }) })
  const navigate = useNavigate()
  const { now, zone } = useCompanyClock()
  const days = daysOfAddress(address, now, zone)
  const file = useReportFile(days)
  // True while the fields contain an unapplied range; downloads are then disabled.
  const [isUnapplied, setUnapplied] = useState(false)
  const go = (search: DownloadSearch) =>
    void navigate({ to: '/dashboard/report-download', search, resetScroll: false })
  const { filter: _filter, from: _from, to: _to, ...others } = address
  return (
    <>
      <PageHead title={t('title')} text={t('heading')} />
      <FilterBar
        address={address}
        days={days}
        onFilter={(filter) => go({ ...others, ...filter })}
        onUnapplied={setUnapplied}
      />
      {days && !isUnapplied ? (
        <DownloadCard days={days} file={file} />
      ) : (
        <NoRange helper={days && t('applyFirst')} />
      )}
      <Coming file={file} />
      <DownloadList address={address} go={go} />
    </>
  )
}
