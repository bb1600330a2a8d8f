import type { Feature } from '../kernel/features'
import { canMove } from '../kernel/machine'
import {
  downPaymentMachine,
  itemMachine,
  packageMachine,
  type DownPaymentState,
  type ItemEvent,
  type ItemState,
  type PackageState,
} from './orders.states'

export interface OrderActor {
  features: ReadonlySet<Feature>
}

/** An order's down payment; null when the vendor requires none. */
type DownPayment = DownPaymentState | null

export const ORDER_ACTIONS = ['proof', 'cancel', 'send'] as const
type OrderAction = (typeof ORDER_ACTIONS)[number]
export const PACKAGE_ACTIONS = ['cancel', 'receive'] as const
type PackageAction = (typeof PACKAGE_ACTIONS)[number]
/** Actions on a package in a row of the list; `decide`: it has changed items that the user may accept or reject. */
export const ROW_PACKAGE_ACTIONS = [...PACKAGE_ACTIONS, 'decide'] as const
export const ITEM_ACTIONS = ['accept', 'reject'] as const
type ItemAction = (typeof ITEM_ACTIONS)[number]

/** Returns which actions a buyer's user may take on an order now: upload a proof, cancel, mail it. */
export const orderActions = (
  { features }: OrderActor,
  order: { downPayment: DownPayment; packages: readonly PackageState[] },
): Record<OrderAction, boolean> => ({
  proof:
    features.has('orders.proof') &&
    order.downPayment !== null &&
    canMove(downPaymentMachine, order.downPayment, 'submit'),
  cancel:
    features.has('orders.cancel') &&
    order.packages.some((state) => canMove(packageMachine, state, 'cancel-by-buyer')),
  send: features.has('orders.email') && order.packages.some((state) => state !== 'Cancel'),
})

/** Returns which actions a buyer's user may take on a package now. */
export const packageActions = (
  { features }: OrderActor,
  state: PackageState,
): Record<PackageAction, boolean> => ({
  cancel: features.has('orders.cancel') && canMove(packageMachine, state, 'cancel-by-buyer'),
  receive: features.has('receipts.create') && canMove(packageMachine, state, 'receive'),
})

/** Returns whether the vendor is packing the package; only then can its items be changed and decided. */
export const isBeingPacked = (state: PackageState): boolean => state === 'Pick'

/** Returns which actions a buyer's user may take on an item now. */
export const itemActions = (
  { features }: OrderActor,
  state: ItemState,
  pack: PackageState,
): Record<ItemAction, boolean> => {
  const mayDecide = features.has('orders.decide-items') && isBeingPacked(pack)
  return {
    accept: mayDecide && canMove(itemMachine, state, 'accept'),
    reject: mayDecide && canMove(itemMachine, state, 'reject'),
  }
}

export const VENDOR_ORDER_ACTIONS = ['confirm', 'refuse', 'refund'] as const
type VendorOrderAction = (typeof VENDOR_ORDER_ACTIONS)[number]
export const VENDOR_PACKAGE_ACTIONS = [
  'pick',
  'make-ready',
  'ship',
  'cancel',
  'set-shipping',
] as const
type VendorPackageAction = (typeof VENDOR_PACKAGE_ACTIONS)[number]
export const VENDOR_ITEM_ACTIONS = ['change', 'take-back'] as const
type VendorItemAction = (typeof VENDOR_ITEM_ACTIONS)[number]

/** Returns which actions a buyer's user may take on a package in the list, by its number of changed items. */
export const rowPackageActions = (actor: OrderActor, state: PackageState, waiting: number) => ({
  ...packageActions(actor, state),
  decide: waiting > 0 && itemActions(actor, 'Waiting Approval', state).accept,
})

/** Returns which actions the vendor may take on an order's down payment now. */
export const vendorOrderActions = (
  downPayment: DownPayment,
): Record<VendorOrderAction, boolean> => ({
  confirm: downPayment !== null && canMove(downPaymentMachine, downPayment, 'confirm'),
  refuse: downPayment !== null && canMove(downPaymentMachine, downPayment, 'refuse'),
  refund: downPayment !== null && canMove(downPaymentMachine, downPayment, 'refund'),
})

/** States in which the vendor may set the shipping cost: after packing began and before shipping. */
export const SHIPPING_SET_IN: readonly PackageState[] = ['Pick', 'Ready to Ship']

/**
 * Returns which actions the vendor may take on a package now; a package cannot leave Pick while an
 * item waits for approval.
 */
export const vendorPackageActions = (
  state: PackageState,
  items: readonly ItemState[],
): Record<VendorPackageAction, boolean> => ({
  pick: canMove(packageMachine, state, 'pick'),
  'make-ready': canMove(packageMachine, state, 'make-ready') && !items.includes('Waiting Approval'),
  ship: canMove(packageMachine, state, 'ship'),
  cancel: canMove(packageMachine, state, 'cancel-by-vendor'),
  'set-shipping': SHIPPING_SET_IN.includes(state),
})

interface MovedItem {
  state: ItemState
  isCanceled: boolean
}

/** Returns whether an event is allowed for an item; a canceled item allows none. */
export const canMoveItem = ({ state, isCanceled }: MovedItem, event: ItemEvent): boolean =>
  !isCanceled && canMove(itemMachine, state, event)

/** Returns which actions the vendor may take on an item now. */
export const vendorItemActions = (
  item: MovedItem,
  pack: PackageState,
): Record<VendorItemAction, boolean> => ({
  change: isBeingPacked(pack) && canMoveItem(item, 'change'),
  'take-back': isBeingPacked(pack) && canMoveItem(item, 'take-back'),
})
