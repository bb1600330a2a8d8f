import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { PackageState } from '@pasok/domain/orders/orders.states'

/** Returns true while the down payment is open: nothing is packed before, so it comes first on the page. */
export const isAwaited = (state: PackageState): boolean => state === 'Waiting Down Payment'

/** Returns true when the order's page shows the proof of the down payment, including a submitted one. */
export const isProvable = ({
  lastStatus,
  down_payment_status: status,
  actions,
}: Pick<PurchaseOrder, 'lastStatus' | 'down_payment_status' | 'actions'>): boolean =>
  isAwaited(lastStatus) || status === 'Submitted' || actions.proof
