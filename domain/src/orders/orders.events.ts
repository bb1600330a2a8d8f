import type {
  DownPaymentState,
  ItemEvent,
  ItemState,
  PackageEvent,
  PackageState,
} from './orders.states'

/** Orders were made from an approved request. */
export interface OrdersCreated {
  requestId: string
  orders: readonly { orderId: string; code: string; vendorId: string; status: string }[]
}

/** Whose order something happened to, and who did it. */
export interface OrderParties {
  buyerId: string
  vendorId: string
  orderId: string
  /** The order's. */
  code: string
  /** The user. */
  by: string
}

/** Packages of one order moved alike. */
export interface PackagesMoved extends OrderParties {
  packageIds: readonly string[]
  event: PackageEvent
  status: PackageState
  /** In the words of who did it. */
  reason: string
}

/** Items of one package were changed by the vendor, taken back, accepted or rejected. */
export interface ItemsMoved extends OrderParties {
  packageId: string
  itemIds: readonly string[]
  event: ItemEvent
  status: ItemState
  /** In the words of who did it. */
  reason: string
}

/** An order's down payment moved. */
export interface DownPaymentMoved extends OrderParties {
  status: DownPaymentState
}

/** The vendor set what the shipping of a package costs. */
export interface ShippingSet extends OrderParties {
  packageId: string
}
