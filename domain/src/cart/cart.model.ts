import type { z } from 'zod'
import type { cartLineShape } from './cart.shapes'

/** Spec 1 §3, Cart line: stored in the browser with prices for display; the server recomputes them on save. */
export type CartLine = z.output<typeof cartLineShape>

/** The lines of one vendor with their sums in whole rupiah. */
export interface VendorGroup {
  vendorId: string
  vendorName: string
  lines: CartLine[]
  subTotal: number
  downPayment: number
}

/** The body that saves a cart (Spec 1 §3, Save payload): lines by vendor, totals as displayed. */
export interface CartPayload {
  department: string | null
  address: { _id: string }
  vendors: {
    vendor: { _id: string }
    down_payment: number
    packages: {
      items: { productId: string; quantity: number; note: string; sub_total: number }[]
    }
  }[]
  total: number
}
