import { z } from 'zod'
import { PRODUCT_STATES, type PRODUCT_SORTS, type STOCK_FILTERS } from './catalog.desk.constants'

export type ProductState = (typeof PRODUCT_STATES)[number]
export type StockFilter = (typeof STOCK_FILTERS)[number]
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What of a product is in the table. Rupiah, percent. */
export const deskProductRowShape = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  slug_product: z.string(),
  brand: z.string(),
  category_id: z.string(),
  /** Names from the root down to its own. */
  category_path: z.array(z.string()),
  /** Path of the first picture, small where there is a small one; empty: it has none. */
  picture: z.string(),
  retail_price: z.number(),
  discount_product: z.number(),
  tax_title: z.string(),
  tax_percentage: z.number(),
  stock: z.number(),
  minimum_order_quantity: z.number(),
  state: z.enum(PRODUCT_STATES),
  version: z.number(),
  /** ISO time of the last change, orders that took of the stock included. */
  updated_at: z.string(),
})
export type DeskProductRow = z.output<typeof deskProductRowShape>

/** A product as its vendor edits it. */
export const deskProductShape = deskProductRowShape.extend({
  short_description: z.string(),
  description: z.string(),
  storage: z.string(),
  /** Paths, the first one being the product's face. */
  pictures: z.array(z.string()),
  /** Days; null: the vendor's setting counts. */
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
export type DeskProduct = z.output<typeof deskProductShape>

/** A delivery area: a named set of whole provinces and of single cities. */
export const coverageShape = z.object({
  _id: z.string(),
  name: z.string(),
  province_ids: z.array(z.string()),
  /** The single ones: none is in one of the provinces. */
  city_ids: z.array(z.string()),
  /** How many cities it has in all. */
  cities: z.number(),
  /** How many products deliver there, withdrawn ones included: only at 0 it can be removed. */
  products: z.number(),
  version: z.number(),
})
export type Coverage = z.output<typeof coverageShape>

/** A province with its cities, for choosing where is delivered to. */
export const deliveryProvinceShape = z.object({
  _id: z.string(),
  name: z.string(),
  cities: z.array(z.object({ _id: z.string(), name: z.string() })),
})
export type DeliveryProvince = z.output<typeof deliveryProvinceShape>

/** A category of any level, for choosing what a product is. */
export const deskCategoryShape = z.object({
  _id: z.string(),
  parent_id: z.string().nullable(),
  level: z.number(),
  name: z.string(),
  path: z.array(z.string()),
})
export type DeskCategory = z.output<typeof deskCategoryShape>

/** An uploaded picture: `url` goes into a product's `pictures`. */
export const productPictureShape = z.object({
  _id: z.string(),
  url: z.string(),
  small_url: z.string(),
  /** Pixels of the larger one. */
  width: z.number(),
  height: z.number(),
})
