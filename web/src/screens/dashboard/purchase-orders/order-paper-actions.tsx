import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'

interface OrderPaperActionsProps {
  order: PurchaseOrder
}

/** Print Order and the e-mail of its document; they join with the documents. */
export function OrderPaperActions(_props: OrderPaperActionsProps) {
  return null
}
