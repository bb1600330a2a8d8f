import { Button } from '@mantine/core'
import { reasonTexts } from '@pasok/domain/kernel/form.texts'
import { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import { portalOrderTexts } from '@pasok/domain/orders/portal/portal.texts'
import type { VendorOrderItem, VendorPackage } from '@pasok/domain/orders/orders.model'
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { type Status, StatusChip } from '../../../../documents/status-chip'
import { currentFiguresOf } from '../../../../features/orders/item-proposal'
import { itemTone, type ItemTone } from '../../../../features/orders/order-figures'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { rowsOfPage, hasWords } from '../../../../lib/list-slices'
import { NONE, quantity, rupiah } from '../../../../lib/format'

import { tx, useTexts } from '../../../../lib/texts'
import { confirm } from '../../../../ui/confirm'
import { DataTable } from '../../../../ui/data-table'
import type { Column, RowAction } from '../../../../ui/data-table.types'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { NoRows } from '../../../../ui/no-rows'
import { Pager } from '../../../../ui/pager'
import { SearchBox } from '../../../../ui/search-box'
import type { OrderActs } from './doing'

/** Item status as the buyer sees it. */
const STATUS = {
  ok: 'Ordered',
  approved: 'Approved',
  waiting: 'Waiting Approval',
  canceled: 'Cancel',
} as const satisfies Record<ItemTone, Status>

/** The vendor's proposal that the buyer has to decide. */
function Proposed({ item }: { item: VendorOrderItem }) {
  const t = useTexts(portalOrderTexts)
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
        <span className={look('block', 'dimmed', 'tiny', 'break-anywhere', 'pre-wrap')}>
          {t('reason')}: {item.reason}
        </span>
      )}
    </span>
  )
}

/** A figure with, below it, its value when ordered. */
function Was({
  now,
  was,
  format,
}: {
  now: number
  was: number
  format: (value: number) => string
}) {
  const t = useTexts(portalOrderTexts)
  return (
    <span className={look('nowrap')}>
      {format(now)}
      {now !== was && (
        <span className={look('block', 'dimmed', 'tiny', 'regular')}>
          {t('was', { value: format(was) })}
        </span>
      )}
    </span>
  )
}

/** Optional column: the received quantity. */
function useOptionalColumns(items: readonly VendorOrderItem[]): Column<VendorOrderItem>[] {
  const t = useTexts(portalOrderTexts)
  const received: Column<VendorOrderItem> = {
    key: 'received',
    head: t('columnReceived'),
    align: 'right',
    cell: (item) => (item.received === null ? NONE : quantity(item.received)),
  }
  return items.some((item) => item.received !== null) ? [received] : []
}

/** Columns of a package's items, without columns that are empty for all of them. */
function useItemColumns({ items, lastStatus }: VendorPackage): Column<VendorOrderItem>[] {
  const t = useTexts(portalOrderTexts)
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
      head: t('columnNow'),
      align: 'right',
      cell: (item) => quantity(item.canceled ? 0 : currentFiguresOf(item).quantity),
    },
    ...optional,
    {
      key: 'price',
      head: t('columnPrice'),
      align: 'right',
      cell: (item) => (
        <Was
          now={currentFiguresOf(item).discount_price}
          was={item.discount_price_original}
          format={rupiah}
        />
      ),
    },
    {
      key: 'subtotal',
      head: t('columnSubtotal'),
      align: 'right',
      card: 'figure',
      cell: (item) => <Money amount={currentFiguresOf(item).sub_total} struck={item.canceled} />,
    },
    {
      key: 'status',
      head: t('columnStatus'),
      card: 'chip',
      cell: (item) => <StatusChip status={STATUS[itemTone(item, lastStatus)]} />,
    },
  ]
}

/** Items per page, and the number of items from which a search box is shown. */
const ITEMS_SHOWN = 50
const SEARCHED_FROM = 20

const isWaiting = ({ lastStatus }: VendorOrderItem) => lastStatus === 'Waiting Approval'
const textsOf = ({ name, sku, brand }: VendorOrderItem) => [name, sku, brand]

function useItemActions(pack: VendorPackage, acts: OrderActs) {
  const t = useTexts(portalMoveTexts)
  const takeBack = async (item: VendorOrderItem) => {
    const yes = await confirm({
      title: tx(portalMoveTexts.takeBackTitle, { item: item.name }),
      text: tx(portalMoveTexts.takeBackText),
      confirmLabel: tx(portalMoveTexts.takeBack),
    })
    if (yes) await acts.move('take-back', () => vendorMoves.takeBack(pack, item))
  }
  return (item: VendorOrderItem): RowAction[] => [
    ...(item.actions.change
      ? [
          {
            key: 'change',
            label: t('changeOf', { item: item.name }),
            icon: <IconPencil size={16} />,
            quick: true,
            onSelect: () => acts.begin({ kind: 'change', packageId: pack._id, itemId: item._id }),
          },
        ]
      : []),
    ...(item.actions['take-back']
      ? [
          {
            key: 'take-back',
            label: t('takeBackOf', { item: item.name }),
            icon: <IconArrowBackUp size={16} />,
            quick: true,
            onSelect: () => void takeBack(item),
          },
        ]
      : []),
  ]
}

function useShown(items: readonly VendorOrderItem[]) {
  const [search, setSearch] = useState('')
  const [onlyWaiting, setOnlyWaiting] = useState(false)
  const [page, setPage] = useState(0)
  const waiting = items.filter(isWaiting).length
  const isOnly = onlyWaiting && waiting > 0
  const matching = items.filter(
    (item) => (!isOnly || isWaiting(item)) && hasWords(textsOf(item), search),
  )
  const last = Math.max(0, Math.ceil(matching.length / ITEMS_SHOWN) - 1)
  return {
    search,
    find: (words: string | undefined) => {
      setSearch(words ?? '')
      setPage(0)
    },
    waiting,
    isOnly,
    toggle: () => {
      setOnlyWaiting(!isOnly)
      setPage(0)
    },
    matching,
    page: Math.min(page, last),
    setPage,
  }
}

/** The items of a package with all figures; searched and paged if there are many. */
export function PackageItems({ pack, acts }: { pack: VendorPackage; acts: OrderActs }) {
  const t = useTexts(portalOrderTexts)
  const { items, code_package: code } = pack
  const shown = useShown(items)
  const columns = useItemColumns(pack)
  const actionsOf = useItemActions(pack, acts)
  const isLong = items.length > SEARCHED_FROM
  return (
    <>
      {isLong && (
        <div className={look('row', 'wrap', 'gap-xs')}>
          <SearchBox
            label={t('searchItems', { code })}
            value={shown.search}
            onSearch={shown.find}
          />
          {shown.waiting > 0 && (
            <Button
              size="sm"
              variant={shown.isOnly ? 'light' : 'default'}
              aria-pressed={shown.isOnly}
              onClick={shown.toggle}
            >
              {t('onlyWaiting', { count: shown.waiting })}
            </Button>
          )}
        </div>
      )}
      <DataTable<VendorOrderItem>
        label={t('itemsOf', { code })}
        columns={columns}
        rows={rowsOfPage(shown.matching, shown.page, ITEMS_SHOWN)}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        {...(items.some(({ actions }) => actions.change || actions['take-back']) && {
          rowActions: actionsOf,
        })}
        empty={
          <NoRows
            search={shown.search || undefined}
            beyond={false}
            onClear={() => shown.find(undefined)}
            onFirst={() => shown.setPage(0)}
          >
            {t('noItems')}
          </NoRows>
        }
      />
      {shown.matching.length > ITEMS_SHOWN && (
        <Pager
          page={shown.page}
          pageSize={ITEMS_SHOWN}
          count={shown.matching.length}
          onPage={shown.setPage}
        />
      )}
    </>
  )
}
