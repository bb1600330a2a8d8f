import { Alert, Button, Tabs } from '@mantine/core'
import type { BadLine, ProductImport } from '@pasok/domain/catalog/imports/imports.model'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconFileImport,
  IconFileOff,
  IconInfoCircle,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { FailureNotice } from '../../../../documents/failure-notice'
import { LoadError } from '../../../../documents/load-error'
import { useAct } from '../../../../documents/use-act'
import { DownloadButton } from '../../../../features/catalog/download-button'
import { ImportChip } from '../../../../features/catalog/import-chip'
import { useBadLines, useImport, useMoveImport } from '../../../../features/catalog/imports.queries'
import { ApiError } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { count as formatCount, useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { ImportPreview } from './import-preview'
import { ImportFigures, ImportProgress } from './import-state'
import { BAD_LINE_SIZES, PARTS } from '../search-params'
import { refresh } from '../../../../lib/refresh'
import { look } from '../../../../ui/look'
import { ListScreen } from '../../../../documents/list-screen'
import type { Column } from '../../../../ui/data-table.types'

const [PAGE_SIZE] = BAD_LINE_SIZES

function useBadLineColumns(): readonly Column<BadLine>[] {
  const t = useTexts(importTexts)
  return [
    {
      key: 'line',
      head: t('line'),
      align: 'right',
      width: 80,
      cell: ({ line }) => formatCount(line),
    },
    {
      key: 'sku',
      head: 'SKU',
      card: 'title',
      width: 220,
      cell: ({ sku, line }) => (
        <span className={look('medium', 'break-anywhere')}>
          {sku || `${t('line')} ${formatCount(line)}`}
        </span>
      ),
    },
    {
      key: 'problems',
      head: t('problem'),
      cell: ({ problems }) => (
        <ul className={look('py-6', 'text-left', 'break-anywhere')}>
          {problems.map(({ column, message }) => (
            <li key={`${column} ${message}`}>
              <b>{column}</b>: {message}
            </li>
          ))}
        </ul>
      ),
    },
  ]
}

function ImportBadLines({ record }: { record: ProductImport }) {
  const t = useTexts(importTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/vendor/imports/$id' })
  const { skip = 0, limit = PAGE_SIZE } = address
  return (
    <ListScreen<BadLine>
      query={useBadLines(record._id, { skip, limit }, record.bad)}
      address={{ skip, limit }}
      go={(next) =>
        void navigate({
          to: '/vendor/imports/$id',
          params: { id: record._id },
          search: { ...address, ...next },
        })
      }
      pageSizes={BAD_LINE_SIZES}
      label={t('badLines')}
      columns={useBadLineColumns()}
      rowKey={({ line }) => String(line)}
      skeletonRows={Math.min(record.bad, limit)}
      none={<EmptyState icon={<IconCircleCheck size={22} />} text={t('noProblems')} />}
    />
  )
}

interface PartProps {
  record: ProductImport
}

function Actions({ record, act }: PartProps & { act: ReturnType<typeof useAct> }) {
  const t = useTexts(importTexts)
  const move = useMoveImport(record)
  const { state, good, bad, created, changed, actions, is_swept } = record
  const stop = () =>
    act.act({
      question: {
        title: t('cancelTitle'),
        text: t(state === 'importing' ? 'cancelImporting' : 'cancelChecking'),
        confirmLabel: t(state === 'checked' ? 'discard' : 'cancel'),
        cancelLabel: t('keepGoing'),
        danger: true,
      },
      failed: t('cancel'),
      run: () => move('cancelImport'),
    })
  const start = () => act.act({ failed: t('import'), run: () => move('startImport') })
  return (
    <>
      {actions.cancel && (
        <Button variant="default" disabled={act.busy} onClick={() => void stop()}>
          {t(state === 'checked' ? 'discard' : 'cancel')}
        </Button>
      )}
      {created + changed > 0 && (
        <DownloadButton
          call="downloadChanges"
          input={{ params: { id: record._id } }}
          label={t('downloadChanges')}
        />
      )}
      {bad > 0 && !is_swept && state !== 'checking' && (
        <DownloadButton
          call="downloadBadLines"
          input={{ params: { id: record._id } }}
          label={t('downloadBad')}
        />
      )}
      {actions.start && (
        <Button
          loading={act.busy}
          leftSection={<IconFileImport size={16} aria-hidden />}
          onClick={() => void start()}
        >
          {good === 1 ? t('startOne') : t('startMany', { count: formatCount(good) })}
        </Button>
      )}
    </>
  )
}

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const
const isDelimiter = (sign: string): sign is keyof typeof DELIMITERS =>
  Object.hasOwn(DELIMITERS, sign)

/** Encoding and number format used, for checking when a file was misread. */
function HowRead({ record }: PartProps) {
  const t = useTexts(importTexts)
  const { delimiter, encoding, columns, unknown_columns: unknown, is_swept } = record
  return (
    <div className={look('stack', 'gap-sm')}>
      {is_swept && <p className={look('dimmed', 'text-xs', 'break-anywhere')}>{t('sweptNote')}</p>}
      {isDelimiter(delimiter) && (
        <p className={look('dimmed', 'text-xs', 'break-anywhere')}>
          {t('readAs', {
            encoding: encoding.toUpperCase(),
            delimiter: t(DELIMITERS[delimiter]),
            columns: Object.keys(columns).length,
          })}
        </p>
      )}
      {unknown.length > 0 && (
        <Alert color="yellow" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t('unknownColumns', { names: unknown.join(', ') })}
        </Alert>
      )}
    </div>
  )
}

/** Invalid lines and preview as tabs; the open tab is in the address. */
function Parts({ record }: PartProps) {
  const t = useTexts(importTexts)
  const navigate = useNavigate()
  const { part = record.bad > 0 ? 'bad' : 'preview' } = useSearch({ from: '/vendor/imports/$id' })
  const turnTo = (value: string | null) => {
    const next = PARTS.find((one) => one === value)
    if (!next) return
    const params = { id: record._id }
    void navigate({ to: '/vendor/imports/$id', params, search: { part: next }, replace: true })
  }
  return (
    <Tabs value={part} onChange={turnTo} keepMounted={false} className={look('mt-sm')}>
      <Tabs.List aria-label={t('sections')}>
        <Tabs.Tab value="bad">
          {t('badLines')} ({formatCount(record.bad)})
        </Tabs.Tab>
        <Tabs.Tab value="preview">{t(record.imported > 0 ? 'previewDone' : 'preview')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="bad" pt="sm">
        <ImportBadLines record={record} />
      </Tabs.Panel>
      <Tabs.Panel value="preview" pt="sm">
        <ImportPreview sample={record.sample} />
      </Tabs.Panel>
    </Tabs>
  )
}

function Import({ record }: PartProps) {
  const { dateTime } = useFormats()
  const queries = useQueryClient()
  const act = useAct()
  const { state, imported } = record
  useEffect(() => {
    if (imported === 0) return
    void refresh(queries, ['product'])
  }, [state, imported, queries])
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['listImports'], refetchType: 'none' })
  }, [state, queries])
  return (
    <>
      <PageHead
        sticky
        title={record.file_name}
        aside={<ImportChip state={state} />}
        text={`${record.started_by || record.created_by} · ${dateTime(record.created_at)}`}
        actions={<Actions record={record} act={act} />}
      />
      <div className={look('stack', 'gap-sm')}>
        {act.refusal && (
          <FailureNotice
            title={act.refusal.title}
            messages={[act.refusal.message]}
            next={act.refusal.next}
            onClose={act.dismiss}
          />
        )}
        {state === 'failed' ? (
          <Alert
            color="red"
            role="alert"
            icon={<IconAlertTriangle size={18} aria-hidden />}
            title={record.failure}
          />
        ) : (
          <ImportProgress record={record} />
        )}
      </div>
      <ImportFigures record={record} />
      <HowRead record={record} />
      {record.lines_checked > 0 && <Parts record={record} />}
    </>
  )
}

function Missing() {
  const t = useTexts(importTexts)
  return (
    <>
      <PageHead title={t('imports')} />
      <EmptyState
        icon={<IconFileOff size={22} />}
        text={t('notThere')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/vendor/imports" />}>
            {t('imports')}
          </Button>
        }
      />
    </>
  )
}

/** `/vendor/imports/$id`: preview, result and errors of a spreadsheet import. */
export default function VendorImportScreen() {
  const t = useTexts(importTexts)
  const queries = useQueryClient()
  const { id } = useParams({ from: '/vendor/imports/$id' })
  const query = useImport(id)
  const { data, error, isFetching, refetch } = query
  if (data) return <Import key={data._id} record={data} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  return (
    <>
      <PageHead sticky title={t('imports')} />
      {isCutOff(query) && <CutOffNote />}
      {error && (
        <LoadError
          error={error}
          busy={isFetching}
          onRetry={() => {
            void refresh(queries, ['import'])
            void refetch()
          }}
        />
      )}
      {!error && !isCutOff(query) && <SkeletonRows rows={6} height={64} />}
    </>
  )
}
