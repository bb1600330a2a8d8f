import { portalListTexts } from '@pasok/domain/catalog/portal/portal.list.texts'
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import { StatusChip } from '../../../documents/status-chip'
import { PortalCell } from '../../../features/catalog/portal-cell'
import { ProductThumb } from '../../../documents/product-picture'
import type { PortalCells } from '../../../features/catalog/use-portal-cells'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

/** Size of a row's picture in pixels. */
const PICTURE = 32

function Name({ row: { name, sku, picture } }: { row: PortalProductRow }) {
  return (
    <span className={look('row', 'gap-10', 'min-w-0', 'py-4', 'phone-touch')}>
      <ProductThumb src={picture} size={PICTURE} />
      <span className={look('stack', 'min-w-0', 'leading-snug')}>
        <span className={look('medium', 'break-anywhere', 'line-clamp-2')} title={name}>
          {name}
        </span>
        <span className={look('dimmed', 'tiny', 'regular', 'break-anywhere')}>{sku}</span>
      </span>
    </span>
  )
}

export function useProductColumns(cells: PortalCells): Column<PortalProductRow>[] {
  const t = useTexts(portalListTexts)
  const { relative, dateTime } = useFormats()
  const stockNote = ({ stock, minimum_order_quantity: minimum }: PortalProductRow) => {
    if (stock <= 0) return t('stockNone')
    return stock < minimum ? t('stockLow') : undefined
  }
  return [
    {
      key: 'name',
      head: t('columnProduct'),
      cell: (row) => <Name row={row} />,
      card: 'title',
    },
    {
      key: 'category',
      head: t('columnCategory'),
      cell: ({ category_path: path }) => (
        <span className={look('line-clamp-2')} title={path.join(' / ')}>
          {path.at(-1)}
        </span>
      ),
      width: 168,
    },
    {
      key: 'price',
      head: t('columnPrice'),
      cell: (row) => <PortalCell row={row} field="retail_price" cells={cells} />,
      align: 'right',
      width: 150,
    },
    {
      key: 'discount',
      head: t('columnDiscount'),
      cell: (row) => <PortalCell row={row} field="discount_product" cells={cells} />,
      align: 'right',
      width: 100,
    },
    {
      key: 'stock',
      head: t('columnStock'),
      cell: (row) => <PortalCell row={row} field="stock" cells={cells} note={stockNote(row)} />,
      align: 'right',
      width: 116,
    },
    {
      key: 'minimum',
      head: t('columnMinimum'),
      cell: (row) => <PortalCell row={row} field="minimum_order_quantity" cells={cells} />,
      align: 'right',
      width: 108,
    },
    {
      key: 'state',
      head: t('columnState'),
      cell: ({ state }) => <StatusChip status={state === 'offered' ? 'Offered' : 'Withdrawn'} />,
      width: 116,
      card: 'chip',
    },
    {
      key: 'changed',
      head: t('columnChanged'),
      cell: ({ updated_at: at }) => (
        <time dateTime={at} title={dateTime(at)} className={look('dimmed', 'nowrap')}>
          {relative(at)}
        </time>
      ),
      width: 120,
      card: 'date',
    },
  ]
}
