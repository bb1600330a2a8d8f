import { Button } from '@mantine/core'
import { SORTINGS } from '@pasok/domain/kernel/sortings'
import { ORDERS_PAGE_SIZE } from '@pasok/domain/orders/orders.constants'
import { portalOrderTexts } from '@pasok/domain/orders/portal/portal.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { IconPackage, IconSearchOff } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FoundElsewhere } from '../../../documents/found-elsewhere'
import { ListScreen } from '../../../documents/list-screen'
import { SearchBar } from '../../../documents/search-bar'
import type { SearchTopics } from '../../../documents/search-by'
import { StageTabs } from '../../../documents/stage-tabs'
import { useSort } from '../../../documents/use-sort'
import {
  findVendorOrders,
  useVendorOrderCounts,
  useVendorOrders,
} from '../../../features/orders/vendor-orders.queries'
import { writeAddress } from '../../../lib/address'
import { BY_DATE, isSearched, type ListSearch, NO_SEARCH, searchOf } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { bulkMoveOf } from './bulk-move'
import { MovesBar } from './moves-bar'
import { useOrderColumns } from './order-columns'
import {
  PORTAL_TABS,
  type VendorOrderTab,
  type VendorOrderSearchTopic,
  tabOf,
  type VendorOrdersSearch,
} from './search-params'

function useTabName(): (tab: VendorOrderTab) => string {
  const t = useTexts(portalOrderTexts)
  const to = useTexts(orderTexts)
  return ({ text }) => (text === undefined ? t('tabAll') : to(text))
}

interface NoOrdersProps {
  tab: VendorOrderTab
  search: ListSearch<VendorOrderSearchTopic>
  onClear: () => void
  onAll: () => void
}

function NoOrders({ tab, search, onClear, onAll }: NoOrdersProps) {
  const t = useTexts(portalOrderTexts)
  const tabName = useTabName()
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('showAll')}
    </Button>
  )
  const find = async (signal: AbortSignal) => {
    const rows = await findVendorOrders(search, signal)
    return rows.flatMap(({ code_po: code, lastStatus }) => {
      const there = PORTAL_TABS.find(({ state }) => state === lastStatus)
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

interface OrderTabsProps {
  tab: VendorOrderTab
  onTurn: (tab: VendorOrderTab) => void
  children: ReactNode
}

const keyOf = ({ text }: VendorOrderTab) => text ?? 'all'

function OrderTabs({ tab, onTurn, children }: OrderTabsProps) {
  const t = useTexts(portalOrderTexts)
  const tabName = useTabName()
  const { data: counts } = useVendorOrderCounts()
  return (
    <StageTabs
      label={t('tabs')}
      stages={PORTAL_TABS.map((one) => ({
        key: keyOf(one),
        label: tabName(one),
        count: one.state === undefined ? null : counts && (counts[one.state] ?? 0),
      }))}
      chosen={keyOf(tab)}
      onTurn={(key) => {
        const next = PORTAL_TABS.find((one) => keyOf(one) === key)
        if (next) onTurn(next)
      }}
    >
      {children}
    </StageTabs>
  )
}

const NOBODY: ReadonlySet<string> = new Set()
const BY_DAY = ['newest', 'oldest'] as const satisfies readonly (typeof SORTINGS)[number][]

function useTopics(): SearchTopics<VendorOrderSearchTopic> {
  const t = useTexts(portalOrderTexts)
  return [
    { key: 'buyer', label: t('byBuyer') },
    { key: 'code_po', label: t('byOrder') },
    { key: 'code_package', label: t('byPackage') },
    { key: BY_DATE, label: t('byDate') },
  ]
}

type Go = (next: { [Key in keyof VendorOrdersSearch]: VendorOrdersSearch[Key] | undefined }) => void

/** The selected rows; cleared when the page or the search changes. */
function useChosenAt(address: string) {
  const [shown, setShown] = useState(address)
  const [chosen, setChosen] = useState(NOBODY)
  if (shown !== address) {
    setShown(address)
    setChosen(NOBODY)
  }
  return [chosen, setChosen] as const
}

function Orders({ address, go }: { address: VendorOrdersSearch; go: Go }) {
  const t = useTexts(portalOrderTexts)
  const tabName = useTabName()
  const topics = useTopics()
  const tab = tabOf(address.status)
  const { skip = 0 } = address
  const applied = searchOf(address)
  const orders = useVendorOrders(tab.state, applied, skip)
  const columns = useOrderColumns(tab)
  const [chosen, setChosen] = useChosenAt(JSON.stringify(address))
  const move = bulkMoveOf(tab)
  return (
    <ListScreen<VendorOrder>
      filters={
        <SearchBar
          topics={topics}
          applied={applied}
          onSearch={(next) => go({ ...NO_SEARCH, ...next, skip: undefined })}
          hasWords
        />
      }
      query={orders}
      address={{ skip }}
      go={go}
      pageSizes={[ORDERS_PAGE_SIZE]}
      // A tab shows its packages' amounts, which the server cannot sort by.
      sort={useSort({ sorts: tab.state === undefined ? SORTINGS : BY_DAY, sort: address.sort, go })}
      label={`${t('heading')}: ${tabName(tab)}`}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={({ code_po: code }) => code}
      rowLink={({ code_po: code }) => ({ to: '/vendor/orders/$code', params: { code } })}
      {...(move && { selection: { chosen, onChange: setChosen } })}
      none={
        <NoOrders
          tab={tab}
          search={applied}
          onClear={() => go({ ...NO_SEARCH, skip: undefined })}
          onAll={() => go({ ...NO_SEARCH, status: 'All', skip: undefined })}
        />
      }
    >
      {move && (
        <MovesBar
          move={move}
          chosen={orders.data?.rows.filter(({ _id }) => chosen.has(_id)) ?? []}
          onClear={() => setChosen(NOBODY)}
        />
      )}
    </ListScreen>
  )
}

/** `/vendor/orders`: the vendor's orders by stage, with bulk actions. */
export default function VendorOrdersScreen() {
  const t = useTexts(portalOrderTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/vendor/orders' })
  const go: Go = (next) =>
    void navigate({
      to: '/vendor/orders',
      search: (before) => ({ ...before, ...next }) as VendorOrdersSearch,
    })
  const tab = tabOf(address.status)
  return (
    <>
      <PageHead title={t('heading')} />
      <OrderTabs tab={tab} onTurn={({ query }) => go({ status: query, skip: undefined })}>
        <Orders address={address} go={go} />
      </OrderTabs>
    </>
  )
}
