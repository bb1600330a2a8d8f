import { Button } from '@mantine/core'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import { IconPackage, IconSearchOff } from '@tabler/icons-react'
import { FoundElsewhere } from '../../../documents/found-elsewhere'
import { findVendorOrders } from '../../../features/orders/vendor-orders.queries'
import { writeAddress } from '../../../lib/address'
import { isSearched, type ListSearch } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { DESK_TABS, type DeskTab, type OrderSearchKey } from './search-params'
import { useTabName } from './use-tab-name'

interface NoOrdersProps {
  tab: DeskTab
  search: ListSearch<OrderSearchKey>
  onClear: () => void
  onAll: () => void
}

/** Why the list shows nothing. */
export function NoOrders({ tab, search, onClear, onAll }: NoOrdersProps) {
  const t = useTexts(deskOrderTexts)
  const tabName = useTabName()
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('showAll')}
    </Button>
  )
  const find = async (signal: AbortSignal) => {
    const rows = await findVendorOrders(search, signal)
    return rows.flatMap(({ code_po: code, lastStatus }) => {
      const there = DESK_TABS.find(({ state }) => state === lastStatus)
      const address = `/vendor/orders${writeAddress({ status: there?.query, ...search })}`
      return there ? [{ code, tab: tabName(there), address }] : []
    })
  }
  if (isSearched(search))
    return (
      <>
        <EmptyState
          icon={<IconSearchOff size={22} />}
          text={t('nothingFound')}
          helper={t('nothingFoundHelp')}
          action={
            <Button variant="default" onClick={onClear}>
              {t('clearSearch')}
            </Button>
          }
        />
        <FoundElsewhere list="listVendorOrders" search={search} find={find} />
      </>
    )
  const isAll = tab.state === undefined
  return (
    <EmptyState
      icon={<IconPackage size={22} />}
      text={isAll ? t('emptyAll') : t('empty', { label: tabName(tab) })}
      helper={t('emptyHelp')}
      action={isAll ? undefined : all}
    />
  )
}
