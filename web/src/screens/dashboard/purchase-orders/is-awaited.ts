import type { PackageState } from '@pasok/domain/orders/orders.states'

/** Nothing is packed before the down payment is confirmed: it stands above everything else. */
export const isAwaited = (state: PackageState): boolean => state === 'Waiting Down Payment'
