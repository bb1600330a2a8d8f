import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useOrder } from '../../../features/orders/orders.queries'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { searchOf } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { OrderDialogs } from './order-dialogs'
import { OpenedOrder } from './opened-order'
import { OrderFilters } from './order-filters'
import { OrderList } from './order-list'
import { OrderTabs } from './order-tabs'
import { tabOf, tabOfState, type OrderSearch, type OrdersSearch } from './search-params'

const OrderDetail = lazyPiece(async () => (await import('./order-detail')).OrderDetail)

/** `/dashboard/purchase-orders`: the orders by stage, or the one that `page` says (Spec 2 §2). */
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

function Orders({ search }: { search: OrdersSearch }) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const { status, order: code } = search
  const opened = useOrder(code)
  const order = code === undefined ? undefined : opened.data
  // An address that names only the order opens the tab in which it stands.
  const tab = status === undefined && order ? tabOfState(order.lastStatus) : tabOf(status)
  const asked = searchOf(search)
  // The order that was opened is none of those that are looked for.
  const look = (next: OrderSearch) =>
    void navigate({ to: '/dashboard/purchase-orders', search: { status: tab.query, ...next } })
  return (
    <>
      <PageHead title={t('heading')} />
      <OrderTabs tab={tab}>
        <OrderFilters asked={asked} onSearch={look} />
        {code !== undefined && (
          <OpenedOrder
            code={code}
            tab={tab}
            order={order}
            error={opened.error}
            onRetry={() => void opened.refetch()}
          />
        )}
        <OrderList tab={tab} search={asked} without={order?._id} onClear={() => look({})} />
      </OrderTabs>
    </>
  )
}
