import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { PackageState } from '@pasok/domain/orders/orders.states'

/** Nothing is packed before the down payment is confirmed: it stands above everything else. */
export const isAwaited = (state: PackageState): boolean => state === 'Waiting Down Payment'

/** Its proof is looked for on the order's page, also when nothing waits for it: what was sent is to be found. */
export const isProvable = ({
  lastStatus,
  down_payment_status: status,
  actions,
}: Pick<PurchaseOrder, 'lastStatus' | 'down_payment_status' | 'actions'>): boolean =>
  isAwaited(lastStatus) || status === 'Submitted' || actions.proof
