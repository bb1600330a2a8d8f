import { z } from 'zod'
import { productShape, taxShape } from '../catalog/catalog.model'
import { idShape, longText, quantityShape } from '../kernel/shapes'
import { MAX_LINES } from './cart.constants'

/** A cart line in API bodies (Spec 1 §3). */
export const cartLineShape = z.object({
  productId: z.string(),
  vendorId: z.string(),
  name: z.string(),
  vendor: z.object({
    _id: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
  }),
  vendor_name: z.string(),
  vendor_phone: z.string(),
  tax: taxShape,
  sku: z.string(),
  slug: z.string(),
  brand: z.string(),
  images_product: z.string(),
  stock: z.number(),
  storage: z.string(),
  dimension: productShape.shape.dimension,
  categories: z.string(),
  category_tree: productShape.shape.category_tree,
  minimum_order_quantity: z.number(),
  retail_price: z.number(),
  /** A fraction. */
  discount: z.number(),
  /** Percent, like the other discounts below, except `discount_price` (rupiah). */
  discount_product: z.number(),
  is_special_discount: z.boolean(),
  special_discount: z.number(),
  discount_setting: z.number(),
  discount_price: z.number(),
  quantity: z.number(),
  sum_price_discount: z.number(),
  single_tax_price: z.number(),
  tax_price: z.number(),
  tax_percentage: z.number(),
  final_price: z.number(),
  sub_total_before_tax: z.number(),
  sub_total: z.number(),
  /** Days. */
  payment_term: z.number(),
  /** Percent. */
  down_payment_setting: z.number(),
  note: z.string(),
  statuses: z.string(),
  warehouse: productShape.shape.warehouse_detail,
})

const CHANGED_FIELDS = [
  'price',
  'tax',
  'minimum',
  'stock',
  'payment_term',
  'down_payment',
  'withdrawn',
  'coverage',
] as const

export const lineChangeShape = z.object({
  /** The product; for a down payment change the vendor instead, once per vendor. */
  productId: z.string(),
  name: z.string(),
  field: z.enum(CHANGED_FIELDS),
  from: z.union([z.string(), z.number()]).nullable(),
  to: z.union([z.string(), z.number()]).nullable(),
})
export type LineChange = z.output<typeof lineChangeShape>

/** The server reads only these fields of an item and computes prices, totals and names. */
export const itemIn = z.object({
  productId: idShape,
  quantity: quantityShape,
  note: longText.default(''),
})
const packageIn = z.object({ items: z.array(itemIn).max(MAX_LINES) })
/** The vendors of a cart that is saved; packages may be an object or an array. */
export const vendorsIn = z
  .array(z.object({ packages: z.union([packageIn, z.array(packageIn).max(50)]) }))
  .max(200)
export type VendorsIn = z.output<typeof vendorsIn>
