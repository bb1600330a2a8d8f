import { ListScreen } from '../../../../documents/list-screen'
import type { BadLine, ProductImport } from '@pasok/domain/catalog/catalog.import.model'
import { importTexts } from '@pasok/domain/catalog/catalog.import.texts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useBadLines } from '../../../../features/catalog/imports.queries'
import { count as formatCount } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import type { Column } from '../../../../ui/data-table.types'
import { EmptyState } from '../../../../ui/empty-state'
import { BAD_LINE_SIZES } from '../search-params'
import { look } from '../../../../ui/look'

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

/** The bad lines, each with what is wrong by column. */
export function ImportBadLines({ record }: { record: ProductImport }) {
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
