import type { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { vendorMoves } from '../../../features/orders/vendor-orders.queries'
import type { VendorOrderTab } from './search-params'

interface Sent {
  courier: string
  tracking_number: string
}

/** Bulk action on the selected packages of a tab. */
export interface BulkMove {
  to: PackageState
  label: keyof typeof portalMoveTexts
  question: keyof typeof portalMoveTexts
  /** The question for a single package. */
  questionOne: keyof typeof portalMoveTexts
  /** True when courier and tracking numbers are needed. */
  isSent: boolean
  run: (pack: VendorPackage, sent: Sent) => Promise<unknown>
}

const MOVES: Partial<Record<PackageState, BulkMove>> = {
  New: {
    to: 'Pick',
    label: 'pick',
    question: 'askPick',
    questionOne: 'askPickOne',
    isSent: false,
    run: vendorMoves.pick,
  },
  Pick: {
    to: 'Ready to Ship',
    label: 'makeReady',
    question: 'askReady',
    questionOne: 'askReadyOne',
    isSent: false,
    run: vendorMoves.makeReady,
  },
  'Ready to Ship': {
    to: 'Shipped',
    label: 'ship',
    question: 'askShip',
    questionOne: 'askShipOne',
    isSent: true,
    run: vendorMoves.ship,
  },
}

/** Returns the bulk action of a tab, if it has one. */
export const bulkMoveOf = ({ state }: VendorOrderTab): BulkMove | undefined => state && MOVES[state]

export interface ChosenPackage {
  pack: VendorPackage
  buyer: string
}

/** Returns the packages of the selected orders; in a tab, orders only have that tab's packages. */
export const packagesOf = (orders: readonly VendorOrder[]): ChosenPackage[] =>
  orders.flatMap(({ packages, buyer }) => packages.map((pack) => ({ pack, buyer: buyer.name })))
