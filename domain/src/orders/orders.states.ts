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
  | 'pick'
  | 'make-ready'
  | 'ship'
  | 'receive'
  | 'pay'
  | 'cancel'

/** The life of a package; an order stands where its packages stand (`docs/domain.md` §6). */
export const packageMachine = defineMachine({
  name: 'package',
  states: PACKAGE_STATES,
  initial: ['Waiting Down Payment', 'New'],
  events: {
    'confirm-down-payment': { from: ['Waiting Down Payment'], to: 'New', by: ['vendor'] },
    pick: { from: ['New'], to: 'Pick', by: ['vendor'] },
    'make-ready': { from: ['Pick'], to: 'Ready to Ship', by: ['vendor'] },
    ship: { from: ['Ready to Ship'], to: 'Shipped', by: ['vendor'] },
    receive: { from: ['Shipped'], to: 'Delivered', by: ['buyer'] },
    pay: { from: ['Delivered'], to: 'Paid', by: ['system'] },
    cancel: {
      from: ['Waiting Down Payment', 'New', 'Pick', 'Ready to Ship'],
      to: 'Cancel',
      by: ['vendor', 'buyer'],
    },
  },
})

export interface OrderTab {
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
