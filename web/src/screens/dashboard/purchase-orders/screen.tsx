import { Anchor, Box } from '@mantine/core'
import { SORTINGS } from '@pasok/domain/kernel/sortings'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { ORDER_TABS } from '@pasok/domain/orders/orders.states'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadError } from '../../../documents/load-error'
import type { SearchTopics } from '../../../documents/search-by'
import { StageTabs } from '../../../documents/stage-tabs'
import { useSort } from '../../../documents/use-sort'
import { useOrder, useOrderCounts } from '../../../features/orders/orders.queries'
import { ApiError } from '../../../lib/api-error'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { BY_DATE, searchOf } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { useJump } from '../../../lib/address'
import type { TableSort } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { SortMenu } from '../../../ui/sort-menu'
import { SavedSearchBar } from '../shared/filters/saved-search-bar'
import { useDepartmentOptions } from '../shared/filters/use-department-options'
import { AddressedOrder } from './order-card'
import { OrderDialogs } from './order-dialog-host'
import { OrderList } from './order-list'
import {
  type BuyerOrderSearch,
  type BuyerOrderSearchTopic,
  type BuyerOrdersAddress,
  type OrderTab,
  tabOf,
  tabOfState,
} from './search-params'

interface OpenedOrderProps {
  code: string
  tab: OrderTab
  order: PurchaseOrder | undefined
  error: Error | null
  onRetry: () => void
}

/** The order in the address, shown above the others of its tab. */
function OpenedOrder({ code, tab, order, error, onRetry }: OpenedOrderProps) {
  const t = useTexts(orderTexts)
  const jump = useJump()
  const missing = error instanceof ApiError && error.status === 404
  if (!order && !error) return null
  if (error && !order && !missing)
    return (
      <div className={look('mb-lg')}>
        <LoadError error={error} onRetry={onRetry} />
      </div>
    )
  return (
    <div className={look('mb-lg')}>
      <div className={look('row', 'justify-between', 'gap-sm', 'dimmed', 'mb-xs')}>
        <span role={missing ? 'alert' : undefined}>
          {missing ? t('orderMissing', { code }) : t('openedOrder')}
        </span>
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/dashboard/purchase-orders" search={{ status: tab.query }} />
          )}
        >
          {t('showAll')}
        </Anchor>
      </div>
      {order && (
        <div className={look('frame', 'overflow-clip')}>
          <AddressedOrder key={jump} order={order} tab={tab} />
        </div>
      )}
    </div>
  )
}

/** Search topics in the order of Spec 2 §2. */
function useTopics(applied: BuyerOrderSearch) {
  const t = useTexts(orderScreenTexts)
  const departments = useDepartmentOptions(applied)
  const topics: SearchTopics<BuyerOrderSearchTopic> = [
    { key: 'vendor', label: t('byVendor') },
    { key: BY_DATE, label: t('byDate') },
    { key: 'code_po', label: t('byCode') },
    { key: 'createdBy', label: t('byAuthor') },
    { key: 'department', label: t('byDepartment'), options: departments },
  ]
  return topics
}

interface OrderFiltersProps {
  applied: BuyerOrderSearch
  sort: TableSort
  onSearch: (next: BuyerOrderSearch) => void
}

function OrderFilters({ applied, sort, onSearch }: OrderFiltersProps) {
  return (
    <SavedSearchBar
      screen="purchase-orders"
      topics={useTopics(applied)}
      applied={applied}
      onSearch={(next) => onSearch({ ...next, sort: applied.sort })}
      hasWords
    >
      <Box hiddenFrom="lg">
        <SortMenu sort={sort} />
      </Box>
    </SavedSearchBar>
  )
}

/** The eight tabs with the number of orders in each (Spec 2 §2). */
function OrderTabs({ tab, children }: { tab: OrderTab; children: ReactNode }) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const { data: counts } = useOrderCounts()
  return (
    <StageTabs
      label={t('tabs')}
      stages={ORDER_TABS.map(({ state, text }) => ({
        key: text,
        label: t(text),
        count: counts && (counts[state] ?? 0),
      }))}
      chosen={tab.text}
      onTurn={(name) => {
        const status = ORDER_TABS.find(({ text }) => text === name)?.query
        void navigate({ to: '/dashboard/purchase-orders', search: { ...(status && { status }) } })
      }}
    >
      {children}
    </StageTabs>
  )
}

const OrderDetail = lazyPiece(async () => (await import('./order-detail')).OrderDetail)

/** `/dashboard/purchase-orders`: the orders by stage, or the order named by `page` (Spec 2 §2). */
export default function PurchaseOrdersScreen() {
  const { page, id, ...search } = useSearch({ from: '/dashboard/purchase-orders' })
  return (
    <OrderDialogs>
      {page === 'detail' ? (
        <LazyBoundary fallback={<SkeletonRows rows={8} height={56} />}>
          <OrderDetail id={id} />
        </LazyBoundary>
      ) : (
        <Orders search={search} />
      )}
    </OrderDialogs>
  )
}

function Orders({ search }: { search: BuyerOrdersAddress }) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const { status, order: code } = search
  const opened = useOrder(code)
  const order = code === undefined ? undefined : opened.data
  // An address that only names the order opens the order's tab.
  const tab = status === undefined && order ? tabOfState(order.lastStatus) : tabOf(status)
  const applied = searchOf(search)
  // A new search no longer shows the order from the address.
  const searchFor = (next: BuyerOrderSearch) =>
    void navigate({ to: '/dashboard/purchase-orders', search: { status: tab.query, ...next } })
  const sort = useSort({
    sorts: SORTINGS,
    sort: applied.sort,
    go: ({ sort: next }) => searchFor({ ...applied, sort: next }),
  })
  return (
    <>
      <PageHead title={t('heading')} />
      <OrderTabs tab={tab}>
        <OrderFilters applied={applied} sort={sort} onSearch={searchFor} />
        {code !== undefined && (
          <OpenedOrder
            code={code}
            tab={tab}
            order={order}
            error={opened.error}
            onRetry={() => void opened.refetch()}
          />
        )}
        <OrderList
          tab={tab}
          search={applied}
          sort={sort}
          without={order?._id}
          onClear={() => searchFor({})}
        />
      </OrderTabs>
    </>
  )
}
