import { isBeingPacked } from '@pasok/domain/orders/orders.abilities'
import type {
  OrderItem,
  OrderPackage,
  OrderRow,
  PurchaseOrder,
} from '@pasok/domain/orders/orders.model'
import { addsShipping, isItemCanceled } from '@pasok/domain/orders/orders.rules'
import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { currentFiguresOf } from './item-proposal'

/** Returns the total shown on an order's card in this tab, in rupiah (Spec 2 §2). */
export function orderTotal(
  {
    grand_total: goods,
    shipping_total: shipping,
  }: Pick<OrderRow, 'grand_total' | 'shipping_total'>,
  tab: PackageState,
): number {
  return addsShipping(tab) ? toNumber(sum([goods, shipping])) : goods
}

/** Returns an order's packages with the tab's status. */
export function packagesIn(order: PurchaseOrder, tab: PackageState): OrderPackage[] {
  return order.packages.filter(({ lastStatus }) => lastStatus === tab)
}

/** Returns a whole order as a row of the list, with its packages in the tab. */
export const rowOf = (order: PurchaseOrder, tab: PackageState): OrderRow => ({
  ...order,
  packages: packagesIn(order, tab).map((pack) => ({
    ...pack,
    waiting_items: pack.items.filter((item) => item.lastStatus === 'Waiting Approval').length,
    receipt_status: receiptStatusOf(pack),
    actions: { ...pack.actions, decide: pack.items.some((item) => item.actions.accept) },
  })),
})

/** Returns the status of the package's goods receipt; null before there is one. */
export const receiptStatusOf = ({ receipt_statuses: statuses }: OrderPackage): string | null =>
  statuses.at(-1)?.name ?? null

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
