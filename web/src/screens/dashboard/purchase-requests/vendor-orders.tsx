import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { Link } from '@tanstack/react-router'
import { StatusChip } from '../../../documents/status-chip'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

/** What became of a vendor's part: its orders, each a link to its page. */
export function VendorOrders({ orders }: { orders: readonly PurchaseOrder[] }) {
  const t = useTexts(requestScreenTexts)
  if (orders.length === 0) return null
  return (
    <ul
      className={look('flex', 'wrap', 'gap-4-20', 'p-xs-sm', 'border-t')}
      aria-label={t('vendorOrders')}
    >
      {orders.map(({ _id, code_po: code, lastStatus }) => (
        <li key={_id} className={look('inline-row', 'wrap', 'gap-xs')}>
          <Link
            to="/dashboard/purchase-orders"
            search={{ page: 'detail', id: code }}
            className={look('color-link', 'medium', 'no-underline', 'hover-underline')}
          >
            {code}
          </Link>
          <StatusChip status={lastStatus} />
        </li>
      ))}
    </ul>
  )
}
