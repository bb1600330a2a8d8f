import type {
  DownPaymentState,
  ItemEvent,
  ItemState,
  PackageEvent,
  PackageState,
} from './orders.states'

export interface OrdersCreated {
  requestId: string
  orders: readonly { orderId: string; code: string; vendorId: string; status: string }[]
}

export interface OrderParties {
  buyerId: string
  vendorId: string
  orderId: string
  /** The order's code. */
  code: string
  by: string
}

/** Several packages of one order made the same move. */
export interface PackagesMoved extends OrderParties {
  packageIds: readonly string[]
  event: PackageEvent
  status: PackageState
  reason: string
}

/** Items of one package were changed or reset by the vendor, or accepted or rejected by the buyer. */
export interface ItemsMoved extends OrderParties {
  packageId: string
  itemIds: readonly string[]
  event: ItemEvent
  status: ItemState
  reason: string
}

export interface DownPaymentMoved extends OrderParties {
  status: DownPaymentState
}

export interface ShippingSet extends OrderParties {
  packageId: string
}
