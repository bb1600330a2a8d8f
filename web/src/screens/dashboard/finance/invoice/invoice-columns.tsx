import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { DueDate } from '../../../../documents/due-date'
import { SORTS_OF_DUE, SORTS_OF_TOTAL } from '../../../../documents/use-sort'
import { StatusChip } from '../../../../documents/status-chip'
import { useTexts } from '../../../../lib/texts'
import type { Column, RowAction } from '../../../../ui/data-table.types'
import { Money } from '../../../../ui/money'
import { RowActions } from '../../../../ui/row-actions'
import { look } from '../../../../ui/look'

interface ColumnsInput {
  /** Number of the first row. */
  first: number
  actionsOf: (invoice: Invoice) => readonly RowAction[]
}

/** Columns of the list, in the order of Spec 2 §2. */
export function useInvoiceColumns({ first, actionsOf }: ColumnsInput): Column<Invoice>[] {
  const t = useTexts(invoiceTexts)
  const td = useTexts(documentTexts)
  return [
    {
      key: 'no',
      head: td('columnNo'),
      width: 48,
      card: 'none',
      cell: (_invoice, index) => first + index,
    },
    {
      key: 'vendor',
      head: t('columnVendor'),
      cell: ({ vendor, direct_payment: direct }) => (
        <>
          {vendor.name}
          {direct && <span className={look('block', 'quiet', 'tiny')}>{t('directPayment')}</span>}
        </>
      ),
    },
    {
      key: 'number',
      head: t('columnNumber'),
      card: 'title',
      cell: ({ invoice_number: number }) => (
        <span className={look('medium', 'nowrap', 'phone-wraps')}>{number}</span>
      ),
    },
    {
      key: 'total',
      head: t('columnTotal'),
      align: 'right',
      card: 'figure',
      sorts: SORTS_OF_TOTAL,
      cell: ({ grand_total: total }) => <Money amount={total} />,
    },
    {
      key: 'due',
      head: t('columnDue'),
      card: 'date',
      sorts: SORTS_OF_DUE,
      cell: ({ due_date: day, due_mark: mark }) => <DueDate day={day} mark={mark} />,
    },
    {
      key: 'status',
      head: td('columnStatus'),
      card: 'chip',
      cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
    },
    {
      key: 'action',
      head: t('columnAction'),
      align: 'right',
      card: 'menu',
      cell: (invoice) => <RowActions name={invoice.invoice_number} actions={actionsOf(invoice)} />,
    },
  ]
}
