import { orderDetailTexts } from '@pasok/domain/orders/orders.detail.texts'
import { DocumentMissing } from '../../../documents/document-missing'
import { useTexts } from '../../../lib/texts'

/** What stands in the place of an order. */
export function OrderMissing() {
  const t = useTexts(orderDetailTexts)
  return (
    <DocumentMissing
      text={t('missing')}
      helper={t('missingHelp')}
      list="/dashboard/purchase-orders"
      toList={t('toList')}
    />
  )
}
