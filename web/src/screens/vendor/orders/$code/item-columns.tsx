import { reasonTexts } from '@pasok/domain/kernel/reason.texts'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { VendorOrderItem, VendorPackage } from '@pasok/domain/orders/orders.model'
import { StatusChip, type Status } from '../../../../documents/status-chip'
import { standingOf } from '../../../../features/orders/item-proposal'
import { itemTone, type ItemTone } from '../../../../features/orders/order-totals'
import { quantity, rupiah } from '../../../../lib/format'
import { NONE } from '../../../../lib/none'
import { useTexts } from '../../../../lib/texts'
import type { Column } from '../../../../ui/data-table.types'
import { Money } from '../../../../ui/money'
import { look } from '../../../../ui/look'

/** The chip of an item, in the words that its buyer reads. */
const STATUS = {
  ok: 'Ordered',
  approved: 'Approved',
  waiting: 'Waiting Approval',
  canceled: 'Cancel',
} as const satisfies Record<ItemTone, Status>

/** What the vendor asks the buyer to accept. */
function Proposed({ item }: { item: VendorOrderItem }) {
  const t = useTexts(deskOrderTexts)
  const words =
    item.quantity === 0
      ? t('cantDeliver')
      : `${quantity(item.quantity)} × ${rupiah(item.discount_price)} = ${rupiah(item.sub_total)}`
  return (
    <span className={look('block', 'amber', 'tiny', 'tabular')}>
      {t('columnProposed')}: {words}
    </span>
  )
}

function Product({ item }: { item: VendorOrderItem }) {
  const t = useTexts(reasonTexts)
  const facts = [item.sku, item.brand].filter(Boolean).join(' · ')
  return (
    <span className={look('stack', 'py-6')}>
      <span className={look('break-anywhere')}>{item.name}</span>
      {facts !== '' && <span className={look('block', 'dimmed', 'tiny', 'regular')}>{facts}</span>}
      {item.note !== '' && (
        <span className={look('block', 'dimmed', 'tiny', 'break-anywhere', 'pre-wrap')}>
          {item.note}
        </span>
      )}
      {item.standing && <Proposed item={item} />}
      {item.standing && item.reason !== '' && (
        // Where there is room for a sentence.
        <span className={look('block', 'dimmed', 'tiny', 'break-anywhere', 'pre-wrap')}>
          {t('reason')}: {item.reason}
        </span>
      )}
    </span>
  )
}

/** A figure, and under it what it was when it was ordered. */
function Was({ now, was, say }: { now: number; was: number; say: (value: number) => string }) {
  const t = useTexts(deskOrderTexts)
  return (
    <span className={look('nowrap')}>
      {say(now)}
      {now !== was && (
        <span className={look('block', 'dimmed', 'tiny', 'regular')}>
          {t('was', { value: say(was) })}
        </span>
      )}
    </span>
  )
}

/** What not every package has: what was received. */
function useOptionalColumns(items: readonly VendorOrderItem[]): Column<VendorOrderItem>[] {
  const t = useTexts(deskOrderTexts)
  const received: Column<VendorOrderItem> = {
    key: 'received',
    head: t('columnReceived'),
    align: 'right',
    cell: (item) => (item.received === null ? NONE : quantity(item.received)),
  }
  return items.some((item) => item.received !== null) ? [received] : []
}

/** The columns of a package's items; what none of them has gets none. */
export function useItemColumns({ items, lastStatus }: VendorPackage): Column<VendorOrderItem>[] {
  const t = useTexts(deskOrderTexts)
  const optional = useOptionalColumns(items)
  return [
    {
      key: 'product',
      head: t('columnProduct'),
      card: 'title',
      width: '32%',
      cell: (item) => <Product item={item} />,
    },
    {
      key: 'ordered',
      head: t('columnOrdered'),
      align: 'right',
      cell: (item) => quantity(item.quantity_original),
    },
    {
      key: 'stands',
      head: t('columnStands'),
      align: 'right',
      cell: (item) => quantity(item.canceled ? 0 : standingOf(item).quantity),
    },
    ...optional,
    {
      key: 'price',
      head: t('columnPrice'),
      align: 'right',
      cell: (item) => (
        <Was
          now={standingOf(item).discount_price}
          was={item.discount_price_original}
          say={rupiah}
        />
      ),
    },
    {
      key: 'subtotal',
      head: t('columnSubtotal'),
      align: 'right',
      card: 'figure',
      cell: (item) => <Money amount={standingOf(item).sub_total} struck={item.canceled} />,
    },
    {
      key: 'status',
      head: t('columnStatus'),
      card: 'chip',
      cell: (item) => <StatusChip status={STATUS[itemTone(item, lastStatus)]} />,
    },
  ]
}
