import { Button } from '@mantine/core'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { IconBan, IconPackageImport } from '@tabler/icons-react'
import { useTexts } from '../../../lib/texts'
import { CancelButton } from './cancel-button'
import classes from './order-card.module.css'
import { RECEIPTS_PATH } from './receipts-path'

interface PackageActionsProps {
  order: PurchaseOrder
  pack: OrderPackage
}

/** What may be done with a package now, as the server says (`actions`). */
export function PackageActions({ order, pack }: PackageActionsProps) {
  const t = useTexts(orderScreenTexts)
  const { code_package: code, actions } = pack
  // Of an order with one package the order's own button says the same.
  const isOneOfSeveral = order.packages.filter((one) => one.actions.cancel).length > 1
  if (!actions.receive && !(actions.cancel && isOneOfSeveral)) return null
  return (
    <span className={classes.packageActions}>
      {actions.cancel && isOneOfSeveral && (
        <CancelButton
          order={order}
          packages={[pack]}
          title={t('cancelOf', { code })}
          icon={<IconBan size={14} aria-hidden />}
        >
          {t('cancelPackage')}
        </CancelButton>
      )}
      {actions.receive && (
        <Button
          size="xs"
          leftSection={<IconPackageImport size={14} aria-hidden />}
          aria-label={t('createInboundOf', { code })}
          component="a"
          href={`${RECEIPTS_PATH}?package=${pack._id}`}
        >
          {t('createInbound')}
        </Button>
      )}
    </span>
  )
}
