import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import { portalOrderTexts } from '@pasok/domain/orders/portal/portal.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { IconArrowRight, IconClock } from '@tabler/icons-react'
import { StatusChip } from '../../../documents/status-chip'
import { SORTS_OF_DATE, SORTS_OF_TOTAL } from '../../../documents/use-sort'
import { type Wait, waitsOf } from '../../../features/orders/vendor-waits'
import { count, NONE, useFormats } from '../../../lib/format'

import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import type { VendorOrderTab } from './search-params'

const WORDS = {
  proof: 'waitsProof',
  downPayment: 'waitsDownPayment',
  refund: 'waitsRefund',
  pick: 'waitsPick',
  decision: 'waitsDecision',
  pack: 'waitsPack',
  ship: 'waitsShip',
  receipt: 'waitsReceipt',
} as const satisfies Record<Wait['kind'], keyof typeof portalOrderTexts>

/** Open steps of an order; the vendor's own are emphasized. */
function Waits({ order }: { order: VendorOrder }) {
  const t = useTexts(portalOrderTexts)
  const waits = waitsOf(order)
  if (waits.length === 0) return <span className={look('dimmed')}>–</span>
  return (
    <span className={look('stack', 'align-start', 'gap-2')}>
      {waits.map(({ kind, by, count: number }) => {
        const Icon = by === 'vendor' ? IconArrowRight : IconClock
        return (
          <span
            key={kind}
            className={look(
              'inline-row',
              'gap-4',
              'nowrap',
              by === 'vendor' ? 'amber' : 'dimmed',
              by === 'vendor' && 'medium',
            )}
          >
            <Icon size={14} aria-hidden />
            {number === 1 ? t('waitsDecisionOne') : t(WORDS[kind], { count: number ?? 0 })}
          </span>
        )
      })}
    </span>
  )
}

const itemsOf = ({ packages }: VendorOrder): number =>
  packages.reduce((items, pack) => items + pack.items.length, 0)

/** Returns the total of the packages shown; in the tab of all orders, the order's total. */
const totalOf = (order: VendorOrder, { state }: VendorOrderTab): number =>
  state === undefined ? order.grand_total : toNumber(sum(order.packages.map(({ total }) => total)))

export function useOrderColumns(tab: VendorOrderTab): Column<VendorOrder>[] {
  const t = useTexts(portalOrderTexts)
  const { date, dateTime } = useFormats()
  const status: Column<VendorOrder> = {
    key: 'status',
    head: t('columnStatus'),
    card: 'chip',
    cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
  }
  return [
    {
      key: 'order',
      head: t('columnOrder'),
      card: 'title',
      cell: ({ code_po: code, packages }) => (
        <span className={look('block', 'py-4')}>
          <span className={look('medium', 'break-anywhere')}>{code}</span>
          <span className={look('block', 'dimmed', 'tiny', 'regular')}>
            {packages.length === 1
              ? packages[0]?.code_package
              : t('packages', { count: packages.length })}
          </span>
        </span>
      ),
    },
    {
      key: 'buyer',
      head: t('columnBuyer'),
      cell: ({ buyer }) => <span className={look('break-anywhere')}>{buyer.name}</span>,
    },
    {
      key: 'date',
      head: t('columnDate'),
      card: 'date',
      sorts: SORTS_OF_DATE,
      cell: ({ date: at }) => (
        <time dateTime={at} title={dateTime(at)} className={look('nowrap')}>
          {date(at)}
        </time>
      ),
    },
    { key: 'city', head: t('columnCity'), cell: ({ ship_to: { city } }) => city || NONE },
    {
      key: 'items',
      head: t('columnItems'),
      align: 'right',
      cell: (order) => count(itemsOf(order)),
    },
    {
      key: 'total',
      head: t('columnTotal'),
      align: 'right',
      card: 'figure',
      // A tab shows its packages' amounts, which the server cannot sort by.
      ...(tab.state === undefined && { sorts: SORTS_OF_TOTAL }),
      cell: (order) => <Money amount={totalOf(order, tab)} />,
    },
    ...(tab.state === undefined ? [status] : []),
    { key: 'waits', head: t('columnWaits'), cell: (order) => <Waits order={order} /> },
  ]
}
