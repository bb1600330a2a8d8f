import type { ReportRow } from '@pasok/domain/reports/reports.model'
import { reportRowTexts } from '@pasok/domain/reports/reports.texts'
import type { LinkProps } from '@tanstack/react-router'
import { StatusChip } from '../../../../documents/status-chip'
import { quantity, useFormats } from '../../../../lib/format'
import { useCan } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
import type { Column } from '../../../../ui/data-table.types'
import { Money } from '../../../../ui/money'

/** What a figure counts: whole documents, or lines of orders. */
export type RowKind = 'order' | 'item' | 'invoice'

/** What is told of documents, or of lines. */
export function useRowColumns(of: RowKind): readonly Column<ReportRow>[] {
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

/** To the document, for those who may read it. */
export function useRowLink(of: RowKind): (row: ReportRow) => LinkProps | undefined {
  const isInvoice = of === 'invoice'
  const canRead = useCan(isInvoice ? 'invoices.read' : 'orders.read')
  return ({ code }) => {
    if (!canRead) return undefined
    return isInvoice
      ? { to: '/dashboard/finance/invoice', search: { page: 'summary', id: code } }
      : { to: '/dashboard/purchase-orders', search: { page: 'detail', id: code } }
  }
}
