import { Anchor } from '@mantine/core'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { ApiError } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { useJump } from '../../../lib/use-jump'
import { AddressedOrder } from './order-card'
import type { OrderTab } from './search-params'
import { look } from '../../../ui/look'

interface OpenedOrderProps {
  /** As the address names it. */
  code: string
  tab: OrderTab
  order: PurchaseOrder | undefined
  error: Error | null
  onRetry: () => void
}

/** The order that the address names, before all others of its tab. */
export function OpenedOrder({ code, tab, order, error, onRetry }: OpenedOrderProps) {
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
