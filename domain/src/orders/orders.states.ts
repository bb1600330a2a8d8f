import { defineMachine } from '../kernel/machine'
import type { orderTexts } from './orders.texts'

export const PACKAGE_STATES = [
  'Waiting Down Payment',
  'New',
  'Pick',
  'Ready to Ship',
  'Shipped',
  'Delivered',
  'Paid',
  'Cancel',
] as const
export type PackageState = (typeof PACKAGE_STATES)[number]
export type PackageEvent =
  | 'confirm-down-payment'
  | 'release'
  | 'pick'
  | 'make-ready'
  | 'ship'
  | 'receive'
  | 'pay'
  | 'cancel-by-buyer'
  | 'cancel-by-vendor'
  | 'cancel-empty'
  | 'cancel-unreceived'

/** The states of a package, from which an order's status follows (`docs/domain.md` §6). */
export const packageMachine = defineMachine({
  name: 'package',
  states: PACKAGE_STATES,
  initial: ['Waiting Down Payment', 'New'],
  events: {
    'confirm-down-payment': { from: ['Waiting Down Payment'], to: 'New', by: ['vendor'] },
    // The order no longer needs a down payment.
    release: { from: ['Waiting Down Payment'], to: 'New', by: ['system'] },
    pick: { from: ['New'], to: 'Pick', by: ['vendor'] },
    'make-ready': { from: ['Pick'], to: 'Ready to Ship', by: ['vendor'] },
    ship: { from: ['Ready to Ship'], to: 'Shipped', by: ['vendor'] },
    receive: { from: ['Shipped'], to: 'Delivered', by: ['buyer'] },
    pay: { from: ['Delivered'], to: 'Paid', by: ['system'] },
    'cancel-by-buyer': { from: ['Waiting Down Payment', 'New'], to: 'Cancel', by: ['buyer'] },
    'cancel-by-vendor': {
      from: ['Waiting Down Payment', 'New', 'Pick', 'Ready to Ship'],
      to: 'Cancel',
      by: ['vendor'],
    },
    // All items of the package were canceled.
    'cancel-empty': { from: ['Pick'], to: 'Cancel', by: ['system'] },
    // The receipt with nothing received was approved by the vendor.
    'cancel-unreceived': { from: ['Delivered'], to: 'Cancel', by: ['system'] },
  },
})

/** `Ordered` is null in the API (`docs/domain.md`: an item's `lastStatus`). */
export const ITEM_STATES = ['Ordered', 'Waiting Approval', 'Approved', 'Rejected'] as const
export type ItemState = (typeof ITEM_STATES)[number]
export type ItemEvent = 'change' | 'take-back' | 'take-back-to-approved' | 'accept' | 'reject'

/** The states of an item during packing: the vendor changes it, the buyer decides. */
export const itemMachine = defineMachine({
  name: 'item',
  states: ITEM_STATES,
  initial: ['Ordered'],
  events: {
    change: { from: ['Ordered', 'Approved'], to: 'Waiting Approval', by: ['vendor'] },
    'take-back': { from: ['Waiting Approval'], to: 'Ordered', by: ['vendor'] },
    // Returns to an earlier change that the buyer had accepted.
    'take-back-to-approved': { from: ['Waiting Approval'], to: 'Approved', by: ['vendor'] },
    accept: { from: ['Waiting Approval'], to: 'Approved', by: ['buyer'] },
    reject: { from: ['Waiting Approval'], to: 'Rejected', by: ['buyer'] },
  },
})

export const DOWN_PAYMENT_STATES = [
  'Asked',
  'Submitted',
  'Refused',
  'Confirmed',
  'Refund Due',
  'Refunded',
  'Lapsed',
] as const
export type DownPaymentState = (typeof DOWN_PAYMENT_STATES)[number]
export type DownPaymentEvent = 'submit' | 'refuse' | 'confirm' | 'lapse' | 'owe' | 'refund'

/** The states of an order's down payment, from the proof to the return of what is left. */
export const downPaymentMachine = defineMachine({
  name: 'down payment',
  states: DOWN_PAYMENT_STATES,
  initial: ['Asked'],
  events: {
    // Also allowed after it lapsed, because the money may have been sent before.
    submit: { from: ['Asked', 'Refused', 'Lapsed'], to: 'Submitted', by: ['buyer'] },
    refuse: { from: ['Submitted'], to: 'Refused', by: ['vendor'] },
    confirm: { from: ['Submitted'], to: 'Confirmed', by: ['vendor'] },
    // No package waits for the down payment any more, and none was received.
    lapse: { from: ['Asked', 'Refused'], to: 'Lapsed', by: ['system'] },
    // The order ended with confirmed down payment left over; an unconfirmed proof results in no
    // refund.
    owe: { from: ['Confirmed'], to: 'Refund Due', by: ['system'] },
    refund: { from: ['Refund Due'], to: 'Refunded', by: ['vendor'] },
  },
})

interface OrderTab {
  /** The value of the `status` query parameter (Spec 2 §2). */
  query: string
  state: PackageState
  text: keyof typeof orderTexts
}

/** The tabs in display order, with their `status` query values (Spec 2 §2). */
export const ORDER_TABS = [
  { query: 'Waiting DP', state: 'Waiting Down Payment', text: 'tabWaitingDp' },
  { query: 'New', state: 'New', text: 'tabNew' },
  { query: 'Pick', state: 'Pick', text: 'tabPick' },
  { query: 'Ready to Shipped', state: 'Ready to Ship', text: 'tabReadyToShip' },
  { query: 'Shipped', state: 'Shipped', text: 'tabShipped' },
  { query: 'Delivered', state: 'Delivered', text: 'tabDelivered' },
  { query: 'Paid', state: 'Paid', text: 'tabPaid' },
  { query: 'Cancel', state: 'Cancel', text: 'tabCancel' },
] as const satisfies readonly OrderTab[]

export const DEFAULT_ORDER_TAB = 'New'

const ADVANCE: readonly PackageState[] = PACKAGE_STATES.filter((state) => state !== 'Cancel')

/**
 * Returns an order's status: that of its least advanced package that is not canceled, or Cancel
 * when all are.
 */
export function orderState(packages: readonly PackageState[]): PackageState {
  return ADVANCE.find((state) => packages.includes(state)) ?? 'Cancel'
}

/** Returns whether a package may have a receipt; a canceled package may have one with nothing received. */
export const mayHaveReceipt = (state: PackageState): boolean =>
  state === 'Delivered' || state === 'Paid' || state === 'Cancel'

/** Returns whether an order has ended: each package is Paid or Cancel. */
export const hasEnded = (packages: readonly PackageState[]): boolean =>
  packages.every((state) => state === 'Paid' || state === 'Cancel')
