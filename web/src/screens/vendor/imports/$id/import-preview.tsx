import type { ProductField } from '@pasok/domain/catalog/portal/portal.constants'
import { columnName } from '@pasok/domain/catalog/imports/imports.columns'
import type { LineKind, ProductImport } from '@pasok/domain/catalog/imports/imports.model'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import { IconFileOff } from '@tabler/icons-react'
import { count as formatCount, rupiah } from '../../../../lib/format'
import { useTexts, useTx } from '../../../../lib/texts'
import { DataTable } from '../../../../ui/data-table'
import type { Column } from '../../../../ui/data-table.types'
import { EmptyState } from '../../../../ui/empty-state'
import { look } from '../../../../ui/look'

type Line = ProductImport['sample'][number]

const KINDS = {
  new: 'kindNew',
  changed: 'kindChanged',
  same: 'kindSame',
} as const satisfies Record<LineKind, keyof typeof importTexts>

/** Fields shown for a new product; the others are on its page after the import. */
const SHOWN_FIELDS: readonly ProductField[] = ['category_id', 'warehouse_city_id', 'coverage_id']

function Changes({ line }: { line: Line }) {
  const t = useTexts(importTexts)
  const tx = useTx()
  const { kind, values, before } = line
  const fields = kind === 'new' ? SHOWN_FIELDS : line.changed
  return (
    <ul className={look('py-6', 'text-left', 'break-anywhere')}>
      {fields.map((field) => (
        <li key={field}>
          {kind === 'new'
            ? values[field]
            : t('fromTo', {
                field: tx(columnName(field)),
                before: before[field] ?? t('nothing'),
                after: values[field] ?? t('nothing'),
              })}
        </li>
      ))}
    </ul>
  )
}

function usePreviewColumns(): readonly Column<Line>[] {
  const t = useTexts(importTexts)
  const tx = useTx()
  return [
    {
      key: 'line',
      head: t('line'),
      align: 'right',
      width: 70,
      cell: ({ line }) => formatCount(line),
    },
    {
      key: 'sku',
      head: tx(columnName('sku')),
      card: 'title',
      cell: ({ values }) => <span className={look('medium', 'break-anywhere')}>{values.sku}</span>,
    },
    { key: 'name', head: tx(columnName('name')), cell: ({ values }) => values.name },
    {
      key: 'kind',
      head: t('kind'),
      card: 'chip',
      width: 120,
      cell: ({ kind }) => <span className={look('nowrap')}>{t(KINDS[kind])}</span>,
    },
    {
      key: 'price',
      head: tx(columnName('retail_price')),
      align: 'right',
      cell: ({ values }) => rupiah(Number(values.retail_price ?? 0)),
    },
    {
      key: 'stock',
      head: tx(columnName('stock')),
      align: 'right',
      cell: ({ values }) => formatCount(Number(values.stock ?? 0)),
    },
    { key: 'change', head: t('change'), cell: (line) => <Changes line={line} /> },
  ]
}

/** Preview of the first valid lines. */
export function ImportPreview({ sample }: Pick<ProductImport, 'sample'>) {
  const t = useTexts(importTexts)
  const columns = usePreviewColumns()
  return (
    <DataTable<Line>
      label={t('preview')}
      columns={columns}
      rows={sample}
      rowKey={({ line }) => String(line)}
      empty={<EmptyState icon={<IconFileOff size={22} />} text={t('noPreview')} />}
    />
  )
}
