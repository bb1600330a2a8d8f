/** Orders were made from an approved request. */
export interface OrdersCreated {
  requestId: string
  orders: readonly { orderId: string; code: string; vendorId: string; status: string }[]
}
