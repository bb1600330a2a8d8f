import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { TemplateRow } from '@pasok/domain/templates/templates.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { quantity, useFormats } from '../../../lib/format'
import { NONE } from '../../../lib/none'
import { useTexts } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { Money } from '../../../ui/money'
import { RowActions } from '../../../ui/row-actions'
import { look } from '../../../ui/look'

interface ColumnsInput {
  /** The number of the first row. */
  first: number
  actionsOf: (row: TemplateRow) => readonly RowAction[]
}

export function useTemplateColumns({ first, actionsOf }: ColumnsInput): Column<TemplateRow>[] {
  const t = useTexts(templateScreenTexts)
  const td = useTexts(documentTexts)
  const { date } = useFormats()
  const vendor = ({ vendors }: TemplateRow) => {
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
      key: 'name',
      head: t('columnName'),
      card: 'title',
      cell: (row) => <span className={look('medium', 'break-anywhere')}>{row.name}</span>,
    },
    { key: 'date', head: td('columnDate'), card: 'date', cell: (row) => date(row.createdAt) },
    { key: 'author', head: t('columnAuthor'), cell: (row) => row.createdBy },
    { key: 'vendor', head: t('columnVendor'), cell: vendor },
    {
      key: 'items',
      head: t('columnItems'),
      align: 'right',
      cell: (row) => quantity(row.items_count),
    },
    {
      key: 'total',
      head: t('columnTotal'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money amount={row.total} />,
    },
    {
      key: 'action',
      head: t('columnAction'),
      align: 'right',
      card: 'menu',
      cell: (row) => <RowActions name={row.name} actions={actionsOf(row)} />,
    },
  ]
}
