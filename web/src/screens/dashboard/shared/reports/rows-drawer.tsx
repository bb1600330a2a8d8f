import { Drawer } from '@mantine/core'
import { rupiah } from '@pasok/domain/kernel/figures'
import { ROWS_PAGE_SIZE } from '@pasok/domain/reports/reports.figures'
import type { FigureValue, ReportRow } from '@pasok/domain/reports/reports.model'
import { reportRowTexts } from '@pasok/domain/reports/reports.texts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { LoadError } from '../../../../documents/load-error'
import { StatusChip } from '../../../../documents/status-chip'
import { useCounted } from '../../../../features/reports/report-range'
import { quantity, useFormats } from '../../../../lib/format'
import { useCan } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
import { DataTable } from '../../../../ui/data-table'
import type { Column } from '../../../../ui/data-table.types'
import { EmptyState } from '../../../../ui/empty-state'
import { useFocusReturn } from '../../../../ui/focus-return'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { Pager } from '../../../../ui/pager'

/** Type of the counted records: documents, or order lines. */
type RowKind = 'order' | 'item' | 'invoice'

function useRowColumns(of: RowKind): readonly Column<ReportRow>[] {
  const t = useTexts(reportRowTexts)
  const { date, day } = useFormats()
  const item: readonly Column<ReportRow>[] = [
    { key: 'item', head: t('item'), cell: ({ name }) => name },
    {
      key: 'quantity',
      head: t('quantity'),
      align: 'right',
      cell: (row) => row.quantity !== null && quantity(row.quantity),
    },
  ]
  return [
    {
      key: 'code',
      head: of === 'invoice' ? t('invoice') : t('code'),
      cell: ({ code }) => code,
      card: 'title',
    },
    ...(of === 'item' ? item : []),
    { key: 'vendor', head: t('vendor'), cell: ({ vendor }) => vendor },
    {
      key: 'department',
      head: t('department'),
      cell: ({ department }) => department || t('noDepartment'),
    },
    {
      key: 'date',
      head: of === 'invoice' ? t('due') : t('date'),
      cell: (row) => (of === 'invoice' ? day(row.date) : date(row.date)),
      card: 'date',
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
      card: 'chip',
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      cell: ({ amount }) => <Money amount={amount} />,
      card: 'figure',
    },
  ]
}

/** Returns the link to a row's document, for users who may read it. */
function useRowLink(of: RowKind): (row: ReportRow) => LinkProps | undefined {
  const isInvoice = of === 'invoice'
  const canRead = useCan(isInvoice ? 'invoices.read' : 'orders.read')
  return ({ code }) => {
    if (!canRead) return undefined
    return isInvoice
      ? { to: '/dashboard/finance/invoice', search: { page: 'summary', id: code } }
      : { to: '/dashboard/purchase-orders', search: { page: 'detail', id: code } }
  }
}

type Answer = UseQueryResult<{
  rows: { rows: readonly ReportRow[]; total: FigureValue }
  count: number
}>

interface RowsDrawerProps {
  title: string
  kind: RowKind
  /** The days, if limited to a part of the range. */
  range?: string
  answer: Answer
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

export function RowsDrawer({ title, kind, range, answer, page, onPage, onClose }: RowsDrawerProps) {
  const t = useTexts(reportRowTexts)
  const { data, isError, error, isFetching, refetch } = answer
  const columns = useRowColumns(kind)
  const rowLink = useRowLink(kind)
  useFocusReturn()
  return (
    <Drawer opened onClose={onClose} position="right" size={960} title={title}>
      <RowsSummary kind={kind} range={range} total={data?.rows.total} />
      {isError && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            label={t('rows')}
            columns={columns}
            rows={data?.rows.rows}
            rowKey={({ _id }) => _id}
            rowLink={rowLink}
            skeletonRows={10}
            empty={<EmptyState text={t('nothing')} />}
          />
          <Pager page={page} pageSize={ROWS_PAGE_SIZE} count={data?.count ?? 0} onPage={onPage} />
        </>
      )}
    </Drawer>
  )
}

interface RowsSummaryProps {
  kind: RowKind
  range: string | undefined
  total: FigureValue | undefined
}

function RowsSummary({ kind, range, total }: RowsSummaryProps) {
  const t = useTexts(reportRowTexts)
  const counted = useCounted()
  const sum =
    total && t('total', { amount: rupiah(total.totalAmount), counted: counted(total.count, kind) })
  return (
    <p className={look('dimmed', 'min-h-line', 'mb-md')}>
      {[range, sum].filter(Boolean).join(' · ')}
    </p>
  )
}
