import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'

/** Nothing is packed before the down payment is confirmed: it stands above everything else. */
export const isAwaited = ({ lastStatus }: PurchaseOrder): boolean =>
  lastStatus === 'Waiting Down Payment'
