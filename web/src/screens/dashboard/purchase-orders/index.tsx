import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { useSearch } from '@tanstack/react-router'
import { useOrder } from '../../../features/orders/orders.queries'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { OpenedOrder } from './opened-order'
import { OrderList } from './order-list'
import { OrderTabs } from './order-tabs'
import { tabOf, tabOfState } from './search-params'

/** `/dashboard/purchase-orders?status=`: the company's orders by stage (Spec 2 §2). */
export function PurchaseOrdersScreen() {
  const t = useTexts(orderTexts)
  const { status, order: code } = useSearch({ from: '/dashboard/purchase-orders' })
  const opened = useOrder(code)
  const order = code === undefined ? undefined : opened.data
  // An address that names only the order opens the tab in which it stands.
  const tab = status === undefined && order ? tabOfState(order.lastStatus) : tabOf(status)
  return (
    <>
      <PageHead title={t('heading')} />
      <OrderTabs tab={tab}>
        {code !== undefined && (
          <OpenedOrder
            code={code}
            tab={tab}
            order={order}
            error={opened.error}
            onRetry={() => void opened.refetch()}
          />
        )}
        <OrderList key={tab.query} tab={tab} without={order?._id} />
      </OrderTabs>
    </>
  )
}
