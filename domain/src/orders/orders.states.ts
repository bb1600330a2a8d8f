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

/** The life of a package; an order stands where its packages stand (`docs/domain.md` §6). */
export const packageMachine = defineMachine({
  name: 'package',
  states: PACKAGE_STATES,
  initial: ['Waiting Down Payment', 'New'],
  events: {
    'confirm-down-payment': { from: ['Waiting Down Payment'], to: 'New', by: ['vendor'] },
    // Of an order that has nothing left to pay ahead for.
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
    // Of a package all of whose items were cancelled.
    'cancel-empty': { from: ['Pick'], to: 'Cancel', by: ['system'] },
    // Of a package of which nothing was received, once the vendor has approved that.
    'cancel-unreceived': { from: ['Delivered'], to: 'Cancel', by: ['system'] },
  },
})

/** `Ordered` travels as null (`docs/domain.md`: an item's `lastStatus`). */
export const ITEM_STATES = ['Ordered', 'Waiting Approval', 'Approved', 'Rejected'] as const
export type ItemState = (typeof ITEM_STATES)[number]
export type ItemEvent = 'change' | 'take-back' | 'take-back-to-approved' | 'accept' | 'reject'

/** An item while its package is packed: what the vendor changes, the buyer decides. */
export const itemMachine = defineMachine({
  name: 'item',
  states: ITEM_STATES,
  initial: ['Ordered'],
  events: {
    change: { from: ['Ordered', 'Approved'], to: 'Waiting Approval', by: ['vendor'] },
    'take-back': { from: ['Waiting Approval'], to: 'Ordered', by: ['vendor'] },
    // What stands is an earlier change that the buyer accepted.
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

/** The down payment of an order that asks for one, from its proof to the return of what is left. */
export const downPaymentMachine = defineMachine({
  name: 'down payment',
  states: DOWN_PAYMENT_STATES,
  initial: ['Asked'],
  events: {
    // Of one that lapsed, too: it may have been sent before.
    submit: { from: ['Asked', 'Refused', 'Lapsed'], to: 'Submitted', by: ['buyer'] },
    refuse: { from: ['Submitted'], to: 'Refused', by: ['vendor'] },
    confirm: { from: ['Submitted'], to: 'Confirmed', by: ['vendor'] },
    // No package waits for it any more, and no money was found.
    lapse: { from: ['Asked', 'Refused'], to: 'Lapsed', by: ['system'] },
    // The order ended with something left of what its vendor has found; a proof alone owes nothing.
    owe: { from: ['Confirmed'], to: 'Refund Due', by: ['system'] },
    refund: { from: ['Refund Due'], to: 'Refunded', by: ['vendor'] },
  },
})

interface OrderTab {
  /** The `status` query value (Spec 2 §2). */
  query: string
  state: PackageState
  text: keyof typeof orderTexts
}

/** The tabs in their order, with their `status` query values (Spec 2 §2). */
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

/** An order's status: its least advanced package's that is not cancelled; Cancel when all are. */
export function orderState(packages: readonly PackageState[]): PackageState {
  return ADVANCE.find((state) => packages.includes(state)) ?? 'Cancel'
}

/** True for a package that was received; of one that is canceled it may have been nothing. */
export const mayHaveReceipt = (state: PackageState): boolean =>
  state === 'Delivered' || state === 'Paid' || state === 'Cancel'

/** True when nothing more becomes of an order: each package is Paid or Cancel. */
export const hasEnded = (packages: readonly PackageState[]): boolean =>
  packages.every((state) => state === 'Paid' || state === 'Cancel')
