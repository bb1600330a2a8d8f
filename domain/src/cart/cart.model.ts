import type { Product } from '../catalog/catalog.model'

/** Spec 1 §3, Cart line: kept in the browser, computed for display; the server computes again. */
export interface CartLine {
  productId: string
  vendorId: string
  name: string
  vendor: { _id: string; name: string; phone: string; email: string; address: string }
  vendor_name: string
  vendor_phone: string
  tax: { title: string; value: number }
  sku: string
  slug: string
  brand: string
  images_product: string
  stock: number
  storage: string
  dimension: Product['dimension']
  categories: string
  category_tree: Product['category_tree']
  minimum_order_quantity: number
  retail_price: number
  /** Fraction. */
  discount: number
  /** Percent, as all below that are called discount but discount_price. */
  discount_product: number
  is_special_discount: boolean
  special_discount: number
  discount_setting: number
  discount_price: number
  quantity: number
  sum_price_discount: number
  single_tax_price: number
  tax_price: number
  tax_percentage: number
  final_price: number
  sub_total_before_tax: number
  sub_total: number
  /** Days. */
  payment_term: number
  /** Percent. */
  down_payment_setting: number
  note: string
  statuses: string
  warehouse: Product['warehouse_detail']
}

/** The lines of one vendor, with its sums in whole rupiah. */
export interface VendorGroup {
  vendorId: string
  vendorName: string
  lines: CartLine[]
  subTotal: number
  downPayment: number
}

/** What a cart is saved with (Spec 1 §3, Save payload): lines by vendor, totals as shown. */
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
