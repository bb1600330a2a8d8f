import { Button } from '@mantine/core'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import { IconPackageImport, IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'

interface NoReceiptsProps {
  isFiltered: boolean
  /** Something waits to be received, above. */
  isAwaiting: boolean
  onClear: () => void
}

function ToShipped() {
  const t = useTexts(receiptTexts)
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/purchase-orders" search={{ status: 'Shipped' }} />
      )}
    >
      {t('toShipped')}
    </Button>
  )
}

/** No receipt: of a search, yet, or at all (Spec 2 §2). */
export function NoReceipts({ isFiltered, isAwaiting, onClear }: NoReceiptsProps) {
  const t = useTexts(receiptTexts)
  const tl = useTexts(requestListTexts)
  const canReadOrders = useCan('orders.read')
  if (isFiltered)
    return (
      <EmptyState
        icon={<IconSearchOff size={22} />}
        text={t('noneFound')}
        helper={tl('searchEmptyHelp')}
        action={
          <Button variant="default" onClick={onClear}>
            {tl('clearSearch')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<IconPackageImport size={22} />}
      text={t(isAwaiting ? 'noneYet' : 'empty')}
      helper={t(isAwaiting ? 'noneYetHelp' : 'emptyHelp')}
      action={canReadOrders && !isAwaiting ? <ToShipped /> : undefined}
    />
  )
}
