import { orderDetailTexts } from '@pasok/domain/orders/orders.detail.texts'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderPaperTexts } from '@pasok/domain/orders/orders.paper.texts'
import { orderSums } from '@pasok/domain/orders/orders.rules'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { useTexts } from '../lib/texts'
import { Figures } from './figures'

/** What an order comes to, for its buyer and its vendor, with what remains after a down payment. */
export function OrderTotals({ order }: { order: Omit<PurchaseOrder, 'packages' | 'actions'> }) {
  const t = useTexts(orderDetailTexts)
  const to = useTexts(orderTexts)
  const tp = useTexts(orderPaperTexts)
  const td = useTexts(documentTexts)
  const { goods, shipping, whole, afterDownPayment: after } = orderSums(order)
  return (
    <Figures
      figures={[
        { label: t('itemsTotal'), amount: goods },
        { label: to('shipping'), amount: shipping },
        { label: to('grandTotal'), amount: whole, total: true },
        ...(after
          ? [
              { label: td('downPayment'), amount: after.downPayment },
              { label: tp('remaining'), amount: after.remaining, total: true },
            ]
          : []),
      ]}
    />
  )
}
