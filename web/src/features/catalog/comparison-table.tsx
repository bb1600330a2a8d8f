import { Box, CloseButton } from '@mantine/core'
import { comparisonTexts } from '@pasok/domain/catalog/catalog.comparison.texts'
import { IconArrowsDiff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProductPicture } from '../../documents/product-picture'
import { NONE } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import type { ComparedColumn } from './comparison.queries'
import type { ComparisonRow } from './comparison-rows'
import classes from './comparison-table.module.css'
import { look } from '../../ui/look'

const PICTURE = 96

interface HeadProps {
  column: ComparedColumn
  onRemove: () => void
  action: ReactNode
}

function Head({ column, onRemove, action }: HeadProps) {
  const t = useTexts(comparisonTexts)
  const { compared, product, state } = column
  return (
    <th scope="col" className={`${look('color-text', 'regular', 'p-sm')} ${classes.product}`}>
      <div className={look('stack', 'relative', 'gap-xs', 'h-full')}>
        <Box w={PICTURE}>
          <ProductPicture src={product?.images_product[0]} size={PICTURE} />
        </Box>
        <CloseButton
          className={classes.remove}
          aria-label={t('remove', { name: compared.name })}
          onClick={onRemove}
        />
        <Link
          to="/dashboard/products"
          search={{ page: 'detail-product', slug: compared.slug }}
          className={`${look('line-clamp-2', 'text-md', 'medium', 'leading-snug', 'color-inherit', 'no-underline', 'hover-link')} ${classes.name}`}
        >
          {product?.name ?? compared.name}
        </Link>
        {state === 'gone' && <span className={look('dimmed')}>{t('gone')}</span>}
        {state === 'failed' && <span className={look('dimmed')}>{t('failed')}</span>}
        {action}
      </div>
    </th>
  )
}

/** Marks a difference by icon and text, not by color alone. */
function Differs() {
  const t = useTexts(comparisonTexts)
  return (
    <span className={look('inline-row', 'gap-4', 'color-link', 'tiny', 'medium')}>
      <IconArrowsDiff size={14} aria-hidden />
      {t('differs')}
    </span>
  )
}

type CellsProps = { row: ComparisonRow; columns: readonly ComparedColumn[] }

function Cells({ row, columns }: CellsProps) {
  return columns.map(({ compared }, at) => (
    <td
      key={compared.productId}
      className={`${look('break-anywhere', row.differs && 'semibold')} ${classes.cell}`}
    >
      {row.cells[at] || NONE}
    </td>
  ))
}

interface ComparisonTableProps {
  columns: readonly ComparedColumn[]
  rows: readonly ComparisonRow[]
  onRemove: (column: ComparedColumn) => void
  actionOf: (column: ComparedColumn) => ReactNode
}

/** Products side by side. On phones the attribute's name is above its values, to leave room for the columns. */
export function ComparisonTable({ columns, rows, onRemove, actionOf }: ComparisonTableProps) {
  const t = useTexts(comparisonTexts)
  const phone = usePhone()
  return (
    <section className={look('border', 'rounded-md', 'overflow-x')} aria-label={t('title')}>
      <table
        className={`${look('w-full', 'text-xs', 'tabular')} ${classes.table}`}
        data-phone={phone || undefined}
      >
        <thead>
          <tr>
            {!phone && (
              <th scope="col" className={`${look('p-sm', 'surface')} ${classes.corner}`}>
                {t('attribute')}
              </th>
            )}
            {columns.map((column) => (
              <Head
                key={column.compared.productId}
                column={column}
                onRemove={() => onRemove(column)}
                action={actionOf(column)}
              />
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.key}>
            {phone && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className={`${look('dimmed', 'medium', 'text-left', row.differs && 'edge')} ${classes.over}`}
                >
                  <span className={look('row', 'wrap', 'gap-2-xs')}>
                    {row.label}
                    {row.differs && <Differs />}
                  </span>
                </th>
              </tr>
            )}
            <tr>
              {!phone && (
                <th
                  scope="row"
                  className={`${look('medium', 'text-left', 'surface', row.differs && 'edge')} ${classes.attribute}`}
                >
                  <span className={look('row', 'wrap', 'gap-2-xs')}>
                    {row.label}
                    {row.differs && <Differs />}
                  </span>
                </th>
              )}
              <Cells row={row} columns={columns} />
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}
