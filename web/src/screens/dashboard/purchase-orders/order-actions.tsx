import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { IconBan } from '@tabler/icons-react'
import { useTexts } from '../../../lib/texts'
import { CancelButton } from './cancel-button'
import { OrderPaperActions } from './order-paper-actions'
import { look } from '../../../ui/look'

interface OrderActionsProps {
  order: PurchaseOrder
  /** Those that stand in this tab. */
  packages: readonly OrderPackage[]
  /** The page is about this order alone. */
  isPage?: boolean
}

/**
 * What may be done with an order now, as the server says (`actions`). Where only what was cancelled is
 * shown, nothing is printed (Spec 2 §2).
 */
export function OrderActions({ order, packages, isPage = false }: OrderActionsProps) {
  const t = useTexts(orderScreenTexts)
  // What is cancelled is what one sees.
  const open = packages.filter(({ actions }) => actions.cancel)
  return (
    <div
      className={look(
        'flex',
        'wrap',
        'justify-end',
        'gap-xs',
        'empty-hidden',
        'phone-w-full',
        'phone-grow-buttons',
      )}
    >
      {packages.some(({ lastStatus }) => lastStatus !== 'Cancel') && (
        <OrderPaperActions order={order} isPage={isPage} />
      )}
      {order.actions.cancel && open.length > 0 && (
        <CancelButton
          order={order}
          packages={open}
          title={t('cancelOf', { code: order.code_po })}
          icon={<IconBan size={14} aria-hidden />}
          label={t('cancelOrder')}
        />
      )}
    </div>
  )
}
