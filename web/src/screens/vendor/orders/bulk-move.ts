import type { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { vendorMoves } from '../../../features/orders/vendor-orders.queries'
import type { DeskTab } from './search-params'

/** Where a shipped package goes with. */
interface Sent {
  courier: string
  tracking_number: string
}

/** What is done with all packages of a tab that are chosen. */
export interface BulkMove {
  /** Where they stand then. */
  to: PackageState
  label: keyof typeof deskMoveTexts
  ask: keyof typeof deskMoveTexts
  /** The same of one. */
  askOne: keyof typeof deskMoveTexts
  /** Asks for a courier and tracking numbers. */
  isSent: boolean
  run: (pack: VendorPackage, sent: Sent) => Promise<unknown>
}

const MOVES: Partial<Record<PackageState, BulkMove>> = {
  New: {
    to: 'Pick',
    label: 'pick',
    ask: 'askPick',
    askOne: 'askPickOne',
    isSent: false,
    run: vendorMoves.pick,
  },
  Pick: {
    to: 'Ready to Ship',
    label: 'makeReady',
    ask: 'askReady',
    askOne: 'askReadyOne',
    isSent: false,
    run: vendorMoves.makeReady,
  },
  'Ready to Ship': {
    to: 'Shipped',
    label: 'ship',
    ask: 'askShip',
    askOne: 'askShipOne',
    isSent: true,
    run: vendorMoves.ship,
  },
}

/** What is done at once in a tab; nothing where there is nothing to do. */
export const bulkMoveOf = ({ state }: DeskTab): BulkMove | undefined => state && MOVES[state]

/** A package that is to move, and whose it is. */
export interface ChosenPackage {
  pack: VendorPackage
  buyer: string
}

/** The packages of the orders that were chosen in a tab, which shows no others. */
export const packagesOf = (orders: readonly VendorOrder[]): ChosenPackage[] =>
  orders.flatMap(({ packages, buyer }) => packages.map((pack) => ({ pack, buyer: buyer.name })))
