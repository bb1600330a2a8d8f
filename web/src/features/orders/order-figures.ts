import { isBeingPacked } from '@pasok/domain/orders/orders.abilities'
import type { OrderItem, OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { addsShipping, isItemCanceled, orderSums } from '@pasok/domain/orders/orders.rules'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { currentFiguresOf } from './item-proposal'

type Sums = Parameters<typeof orderSums>[0]

/** Returns the total shown on an order's card in this tab, in rupiah (Spec 2 §2). */
export function orderTotal(order: Sums, tab: PackageState): number {
  return addsShipping(tab) ? orderSums(order).whole : order.grand_total
}

/** Returns an order's packages with the tab's status. */
export function packagesIn(order: PurchaseOrder, tab: PackageState): OrderPackage[] {
  return order.packages.filter(({ lastStatus }) => lastStatus === tab)
}

/** Returns the number of items included in a package's total. */
export const countedItems = ({ items }: Pick<OrderPackage, 'items'>): number =>
  items.filter((item) => {
    const { quantity } = currentFiguresOf(item)
    return !isItemCanceled({ state: item.lastStatus ?? 'Ordered', quantity })
  }).length

export type ItemTone = 'ok' | 'approved' | 'waiting' | 'canceled'

/**
 * Returns an item's status color, icon and text (Spec 2 §2, row colours). In Pick & Pack, items without an open
 * proposal are OK.
 */
export function itemTone(
  { lastStatus, canceled }: Pick<OrderItem, 'lastStatus' | 'canceled'>,
  pack: PackageState,
): ItemTone {
  if (canceled) return 'canceled'
  if (lastStatus === 'Waiting Approval') return 'waiting'
  return lastStatus === 'Approved' && !isBeingPacked(pack) ? 'approved' : 'ok'
}
