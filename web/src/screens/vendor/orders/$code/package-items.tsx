import { Button } from '@mantine/core'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { VendorOrderItem, VendorPackage } from '@pasok/domain/orders/orders.model'
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { cut, hasWords } from '../../../../lib/cut'
import { tx, useTexts } from '../../../../lib/texts'
import { confirm } from '../../../../ui/confirm'
import { DataTable } from '../../../../ui/data-table'
import type { RowAction } from '../../../../ui/data-table.types'
import { NoRows } from '../../../../ui/no-rows'
import { Pager } from '../../../../ui/pager'
import { SearchBox } from '../../../../ui/search-box'
import type { OrderActs } from './doing'
import { useItemColumns } from './item-columns'
import { look } from '../../../../ui/look'

/** Items of a package on one page, and from how many on they are searched. */
const ITEMS_SHOWN = 50
const SEARCHED_FROM = 20

const isWaiting = ({ lastStatus }: VendorOrderItem) => lastStatus === 'Waiting Approval'
const textsOf = ({ name, sku, brand }: VendorOrderItem) => [name, sku, brand]

/** What may be done with an item now. */
function useItemActions(pack: VendorPackage, acts: OrderActs) {
  const t = useTexts(deskMoveTexts)
  const takeBack = async (item: VendorOrderItem) => {
    const yes = await confirm({
      title: tx(deskMoveTexts.takeBackTitle, { item: item.name }),
      text: tx(deskMoveTexts.takeBackText),
      confirmLabel: tx(deskMoveTexts.takeBack),
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

/** Which of many items are shown. */
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

/** The items of a package with all their figures; a long package is searched and paged. */
export function PackageItems({ pack, acts }: { pack: VendorPackage; acts: OrderActs }) {
  const t = useTexts(deskOrderTexts)
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
        rows={cut(shown.matching, shown.page, ITEMS_SHOWN)}
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
