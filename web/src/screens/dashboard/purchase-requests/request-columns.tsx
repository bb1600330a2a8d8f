import { Box } from '@mantine/core'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { HistoryButton } from '../../../documents/history-dialog'
import { StatusChip } from '../../../documents/status-chip'
import { SORTS_OF_DATE, SORTS_OF_TOTAL } from '../../../documents/use-sort'
import { useDepartmentName } from '../../../documents/use-department-name'
import { RequestHolder } from '../../../features/requests/request-holder'
import { NONE, useFormats } from '../../../lib/format'

import { useTexts } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { Money } from '../../../ui/money'
import { RowActions } from '../../../ui/row-actions'
import { look } from '../../../ui/look'

interface ColumnsInput {
  /** Number of the first row. */
  first: number
  actionsOf: (row: RequestRow) => readonly RowAction[]
}

/** Columns of the list, in the order of Spec 1 §2. */
export function useRequestColumns({ first, actionsOf }: ColumnsInput): Column<RequestRow>[] {
  const t = useTexts(requestScreenTexts)
  const td = useTexts(documentTexts)
  const departmentName = useDepartmentName()
  const { date } = useFormats()
  const vendor = ({ vendors }: RequestRow) => {
    const [name = NONE, ...others] = vendors.map((one) => one.vendor.name)
    if (others.length === 0) return name
    return <span title={[name, ...others].join(', ')}>{t('multiVendor')}</span>
  }
  return [
    {
      key: 'no',
      head: td('columnNo'),
      width: 48,
      card: 'none',
      cell: (_row, index) => first + index,
    },
    {
      key: 'code',
      head: t('columnCode'),
      card: 'title',
      cell: (row) => <span className={look('medium', 'nowrap', 'phone-wraps')}>{row.code_pr}</span>,
    },
    {
      key: 'date',
      head: td('columnDate'),
      card: 'date',
      sorts: SORTS_OF_DATE,
      cell: (row) => date(row.date),
    },
    {
      key: 'department',
      head: t('columnDepartment'),
      cell: (row) => departmentName(row.department),
    },
    { key: 'vendor', head: t('columnVendor'), cell: vendor },
    {
      key: 'total',
      head: t('columnTotal'),
      align: 'right',
      card: 'figure',
      sorts: SORTS_OF_TOTAL,
      cell: (row) => <Money amount={row.total} />,
    },
    {
      key: 'status',
      head: td('columnStatus'),
      card: 'chip',
      cell: (row) => (
        <Box maw="12rem" className={look('cell-lines')}>
          <StatusChip status={row.lastStatus} />
          <RequestHolder request={row} />
        </Box>
      ),
    },
    {
      key: 'history',
      head: t('columnHistory'),
      card: 'none',
      cell: (row) => <HistoryButton code={row.code_pr} statuses={row.statuses} />,
    },
    {
      key: 'action',
      head: t('columnAction'),
      align: 'right',
      card: 'menu',
      cell: (row) => <RowActions name={row.code_pr} actions={actionsOf(row)} />,
    },
  ]
}
