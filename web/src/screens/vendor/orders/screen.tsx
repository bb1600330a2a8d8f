import { ORDERS_PAGE_SIZE } from '@pasok/domain/orders/orders.constants'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LoadError } from '../../../documents/load-error'
import { SearchBar, type SearchTopic } from '../../../documents/search-bar'
import { useVendorOrders } from '../../../features/orders/vendor-orders.queries'
import { isCutOff } from '../../../lib/cut-off'
import { BY_DATE, NO_SEARCH, searchOf } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { bulkMoveOf } from './bulk-move'
import { MovesBar } from './moves-bar'
import { NoOrders } from './no-orders'
import { useOrderColumns } from './order-columns'
import { OrderTabs } from './order-tabs'
import { tabOf, type OrderSearchKey, type VendorOrdersSearch } from './search-params'
import { useTabName } from './use-tab-name'
import { look } from '../../../ui/look'

const NOBODY: ReadonlySet<string> = new Set()

function useTopics(): readonly [SearchTopic<OrderSearchKey>, ...SearchTopic<OrderSearchKey>[]] {
  const t = useTexts(deskOrderTexts)
  return [
    { key: 'buyer', label: t('byBuyer') },
    { key: 'code_po', label: t('byOrder') },
    { key: 'code_package', label: t('byPackage') },
    { key: BY_DATE, label: t('byDate') },
  ]
}

type Go = (next: { [Key in keyof VendorOrdersSearch]: VendorOrdersSearch[Key] | undefined }) => void

function Rows({ address, go }: { address: VendorOrdersSearch; go: Go }) {
  const t = useTexts(deskOrderTexts)
  const tabName = useTabName()
  const tab = tabOf(address.status)
  const { skip = 0 } = address
  const orders = useVendorOrders(tab.state, searchOf(address), skip)
  const columns = useOrderColumns(tab)
  const [chosen, setChosen] = useState(NOBODY)
  const move = bulkMoveOf(tab)
  const { data, error, isFetching, refetch } = orders
  const rows = data?.rows
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (isCutOff(orders)) return <CutOffNote />
  return (
    <>
      <DataTable<VendorOrder>
        label={`${t('heading')}: ${tabName(tab)}`}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowName={({ code_po: code }) => code}
        rowLink={({ code_po: code }) => ({ to: '/vendor/orders/$code', params: { code } })}
        {...(move && { selection: { chosen, onChange: setChosen } })}
        skeletonRows={ORDERS_PAGE_SIZE}
        empty={
          <NoOrders
            tab={tab}
            search={searchOf(address)}
            beyond={skip > 0}
            onClear={() => go({ ...NO_SEARCH, skip: undefined })}
            onFirst={() => go({ skip: undefined })}
            onAll={() => go({ ...NO_SEARCH, status: 'All', skip: undefined })}
          />
        }
      />
      {move && (
        <MovesBar
          move={move}
          chosen={rows?.filter(({ _id }) => chosen.has(_id)) ?? []}
          onClear={() => setChosen(NOBODY)}
        />
      )}
      {data && (
        <Pager
          page={skip}
          pageSize={ORDERS_PAGE_SIZE}
          count={data.count}
          more={data.more}
          onPage={(page) => go({ skip: page || undefined })}
        />
      )}
    </>
  )
}

/** `/vendor/orders`: what buyers ordered, by where it stands; several of them moved at once. */
export default function VendorOrdersScreen() {
  const t = useTexts(deskOrderTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/vendor/orders' })
  const topics = useTopics()
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
        <div className={look('mb-sm')}>
          <SearchBar
            topics={topics}
            asked={searchOf(address)}
            onSearch={(next) => go({ ...NO_SEARCH, ...next, skip: undefined })}
          />
        </div>
        {/* Nothing stays chosen on another page. */}
        <Rows
          key={JSON.stringify([address.status, address.skip, searchOf(address)])}
          address={address}
          go={go}
        />
      </OrderTabs>
    </>
  )
}
