import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { DueDate } from '../../../documents/due-date'
import { SORTS_OF_DATE, SORTS_OF_DUE, SORTS_OF_TOTAL } from '../../../documents/use-sort'
import { StatusChip } from '../../../documents/status-chip'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { Money } from '../../../ui/money'
import type { InvoiceTab } from './search-params'
import { look } from '../../../ui/look'

/** The columns of the desk's invoices. */
export function useInvoiceColumns({ state }: InvoiceTab): Column<VendorInvoice>[] {
  const t = useTexts(deskInvoiceTexts)
  const { date } = useFormats()
  const status: Column<VendorInvoice> = {
    key: 'status',
    head: t('status'),
    card: 'chip',
    cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
  }
  return [
    {
      key: 'number',
      head: t('number'),
      card: 'title',
      cell: ({ invoice_number: number }) => (
        <span className={look('medium', 'nowrap')}>{number}</span>
      ),
    },
    { key: 'buyer', head: t('buyer'), cell: ({ buyer }) => buyer.name },
    {
      key: 'package',
      head: t('package'),
      cell: ({ reference_document: [about] }) => (
        <div className={look('py-4')}>
          <span className={look('nowrap')}>{about?.code_package}</span>
          <span className={look('block', 'dimmed', 'text-xs', 'nowrap')}>{about?.code_po}</span>
        </div>
      ),
    },
    ...(state === undefined ? [status] : []),
    {
      key: 'due',
      head: t('due'),
      sorts: SORTS_OF_DUE,
      cell: ({ due_date: day, due_mark: mark }) => <DueDate day={day} mark={mark} />,
    },
    {
      key: 'total',
      head: t('total'),
      align: 'right',
      card: 'figure',
      sorts: SORTS_OF_TOTAL,
      cell: ({ grand_total: total }) => <Money amount={total} />,
    },
    {
      key: 'issued',
      head: t('issued'),
      align: 'right',
      card: 'date',
      sorts: SORTS_OF_DATE,
      cell: ({ date: at }) => (
        <time dateTime={at} className={look('nowrap')}>
          {date(at)}
        </time>
      ),
    },
  ]
}
