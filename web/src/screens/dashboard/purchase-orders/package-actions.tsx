import { Button } from '@mantine/core'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { IconBan, IconFileCheck, IconPackageImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { CancelButton } from './cancel-button'
import classes from './order-card.module.css'

/** A receipt was entered. */
const RECEIVED: readonly PackageState[] = ['Delivered', 'Paid']

interface PackageActionsProps {
  order: PurchaseOrder
  pack: OrderPackage
}

/** What may be done with a package now, as the server says (`actions`). */
export function PackageActions({ order, pack }: PackageActionsProps) {
  const t = useTexts(orderScreenTexts)
  const canReadReceipts = useCan('receipts.read')
  const { code_package: code, actions } = pack
  // Of an order with one package the order's own button says the same.
  const isOneOfSeveral = order.packages.filter((one) => one.actions.cancel).length > 1
  const hasReceipt = RECEIVED.includes(pack.lastStatus) && canReadReceipts
  if (!actions.receive && !hasReceipt && !(actions.cancel && isOneOfSeveral)) return null
  return (
    <span className={classes.packageActions}>
      {actions.cancel && isOneOfSeveral && (
        <CancelButton
          order={order}
          packages={[pack]}
          title={t('cancelOf', { code })}
          icon={<IconBan size={14} aria-hidden />}
          label={t('cancelPackage')}
        />
      )}
      {actions.receive && (
        <Button
          size="xs"
          leftSection={<IconPackageImport size={14} aria-hidden />}
          aria-label={t('createInboundOf', { code })}
          renderRoot={(props) => (
            <Link {...props} to="/dashboard/good-receipt-note" search={{ package: pack._id }} />
          )}
        >
          {t('createInbound')}
        </Button>
      )}
      {hasReceipt && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileCheck size={14} aria-hidden />}
          aria-label={t('viewReceiptOf', { code })}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/dashboard/good-receipt-note"
              search={{ by: 'code_package', value: code, all: 'true' }}
            />
          )}
        >
          {t('viewReceipt')}
        </Button>
      )}
    </span>
  )
}
