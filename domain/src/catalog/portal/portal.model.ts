import { z } from 'zod'
import { PRODUCT_STATES, type PRODUCT_SORTS, type STOCK_FILTERS } from './portal.constants'

export type ProductState = (typeof PRODUCT_STATES)[number]
export type StockFilter = (typeof STOCK_FILTERS)[number]
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** A row of the vendors' product table. Rupiah, percent. */
export const portalProductRowShape = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  slug_product: z.string(),
  brand: z.string(),
  category_id: z.string(),
  /** Names from the root category down to the product's own. */
  category_path: z.array(z.string()),
  /** Path of the first picture, the small size where available; empty when the product has none. */
  picture: z.string(),
  retail_price: z.number(),
  discount_product: z.number(),
  tax_title: z.string(),
  tax_percentage: z.number(),
  stock: z.number(),
  minimum_order_quantity: z.number(),
  state: z.enum(PRODUCT_STATES),
  version: z.number(),
  /** ISO time of the last change, including stock changes by orders. */
  updated_at: z.string(),
})
export type PortalProductRow = z.output<typeof portalProductRowShape>

export const portalProductShape = portalProductRowShape.extend({
  short_description: z.string(),
  description: z.string(),
  storage: z.string(),
  /** Paths; the first one is the main picture. */
  pictures: z.array(z.string()),
  /** Days; null: the vendor's setting applies. */
  payment_term: z.number().nullable(),
  /** Kilograms. */
  weight: z.number(),
  /** Centimetres. */
  width: z.number(),
  height: z.number(),
  length: z.number(),
  warehouse_city_id: z.string(),
  warehouse_city: z.string(),
  warehouse_province_id: z.string(),
  warehouse_province: z.string(),
  coverage_id: z.string(),
  coverage_name: z.string(),
  created_at: z.string(),
})
export type PortalProduct = z.output<typeof portalProductShape>

/** A coverage, on the screen a delivery area: a named set of whole provinces and single cities. */
export const coverageShape = z.object({
  _id: z.string(),
  name: z.string(),
  province_ids: z.array(z.string()),
  /** The single cities, none of them in one of the provinces. */
  city_ids: z.array(z.string()),
  cities: z.number(),
  /** Number of products delivered there, withdrawn ones included; only an area with 0 can be removed. */
  products: z.number(),
  version: z.number(),
})
export type Coverage = z.output<typeof coverageShape>

export const deliveryProvinceShape = z.object({
  _id: z.string(),
  name: z.string(),
  cities: z.array(z.object({ _id: z.string(), name: z.string() })),
})
export type DeliveryProvince = z.output<typeof deliveryProvinceShape>

export const portalCategoryShape = z.object({
  _id: z.string(),
  parent_id: z.string().nullable(),
  level: z.number(),
  name: z.string(),
  path: z.array(z.string()),
})
export type PortalCategory = z.output<typeof portalCategoryShape>

/** An uploaded picture; `url` goes into a product's `pictures`. */
export const productPictureShape = z.object({
  _id: z.string(),
  url: z.string(),
  small_url: z.string(),
  /** Pixels of the larger size. */
  width: z.number(),
  height: z.number(),
})
