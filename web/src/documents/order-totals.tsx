import { orderDetailTexts } from '@pasok/domain/orders/orders.screen.texts'
import { orderSums, stillToPay } from '@pasok/domain/orders/orders.rules'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { useTexts } from '../lib/texts'
import { Figures } from './figures'

interface OrderTotalsProps {
  /** The order with all its packages, as seen by the buyer or the vendor. */
  order: Parameters<typeof orderSums>[0] & Parameters<typeof stillToPay>[0]
}

/** Totals of an order, its down payment and the amount still to be paid. */
export function OrderTotals({ order }: OrderTotalsProps) {
  const t = useTexts(orderDetailTexts)
  const to = useTexts(orderTexts)
  const td = useTexts(documentTexts)
  const { goods, shipping, whole } = orderSums(order)
  const isCanceled = order.lastStatus === 'Cancel'
  return (
    <Figures
      figures={[
        { label: t('itemsTotal'), amount: goods },
        { label: to('shipping'), amount: shipping },
        { label: to('grandTotal'), amount: whole, total: true },
        ...(order.down_payment > 0 && !isCanceled
          ? [{ label: td('downPayment'), amount: order.down_payment }]
          : []),
        ...(isCanceled ? [] : [{ label: t('stillToPay'), amount: stillToPay(order), total: true }]),
      ]}
    />
  )
}
