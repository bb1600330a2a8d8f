import type { Rate } from '../../kernel/contract'
import { LONGEST_NAME } from '../../kernel/limits'

/** The fields of a product that a vendor edits, in the order of the form, named as in the API. */
export const PRODUCT_FIELDS = [
  'name',
  'sku',
  'brand',
  'category_id',
  'short_description',
  'description',
  'pictures',
  'retail_price',
  'discount_product',
  'tax_title',
  'tax_percentage',
  'stock',
  'minimum_order_quantity',
  'payment_term',
  'weight',
  'width',
  'height',
  'length',
  'storage',
  'warehouse_city_id',
  'coverage_id',
] as const
export type ProductField = (typeof PRODUCT_FIELDS)[number]

/** The fields that can be edited in the product table. */
export const QUICK_FIELDS = [
  'retail_price',
  'discount_product',
  'stock',
  'minimum_order_quantity',
] as const satisfies readonly ProductField[]
export type QuickField = (typeof QUICK_FIELDS)[number]

/** Maximum lengths of a product's texts, in characters. */
export const LONGEST_OF_PRODUCT = {
  name: LONGEST_NAME,
  sku: 64,
  brand: 100,
  short_description: 300,
  description: 10_000,
  tax_title: 50,
  storage: 200,
} as const satisfies Partial<Record<ProductField, number>>

export interface NumberLimits {
  readonly min: number
  readonly max: number
  readonly decimals: number
}
/** Rupiah, percent, quantities, days, kilograms, centimetres. */
export const PRODUCT_NUMBERS = {
  retail_price: { min: 0.01, max: 999_999_999_999.99, decimals: 2 },
  discount_product: { min: 0, max: 100, decimals: 2 },
  tax_percentage: { min: 0, max: 100, decimals: 2 },
  stock: { min: 0, max: 999_999_999.99, decimals: 2 },
  minimum_order_quantity: { min: 0.01, max: 9_999_999.99, decimals: 2 },
  payment_term: { min: 0, max: 365, decimals: 0 },
  weight: { min: 0, max: 999_999.999, decimals: 3 },
  width: { min: 0, max: 999_999.99, decimals: 2 },
  height: { min: 0, max: 999_999.99, decimals: 2 },
  length: { min: 0, max: 999_999.99, decimals: 2 },
} as const satisfies Partial<Record<ProductField, NumberLimits>>
export type ProductNumber = keyof typeof PRODUCT_NUMBERS

export const NEW_PRODUCT_TAX = { title: 'PPN', percentage: 11 } as const

export const PORTAL_PRODUCTS_PAGE_SIZE = 25
/** Maximum number of products withdrawn or offered again in one request. */
export const PRODUCTS_AT_ONCE = 100
/** Maximum number of coverages per vendor. */
export const MAX_COVERAGES = 200
export const LONGEST_COVERAGE_NAME = 100

/** Maximum number of pictures per product. */
export const MAX_PICTURES = 10
/** Bytes (10 MB). */
export const LARGEST_PICTURE = 10 * 1024 * 1024
/** The longer side of the stored picture sizes, in pixels. */
export const PICTURE_SIDE = 1_600
export const SMALL_PICTURE_SIDE = 400
/** Types offered by the file chooser; the server checks the content. */
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
export const PICTURE_RATE: Rate = { name: 'picture', per: 'person', max: 60, seconds: 60 }
/** Number of pictures that one process converts concurrently. */
export const PICTURES_AT_ONCE = 1
/** Hours after which a picture not used by any product is deleted. */
export const UNUSED_PICTURE_HOURS = 24
/** Maximum number of a vendor's pictures that no product uses. */
export const MAX_UNUSED_PICTURES = 500

export const PRODUCT_STATES = ['offered', 'withdrawn'] as const

/** `none`: no stock; `low`: less than the minimum order, including no stock. */
export const STOCK_FILTERS = ['none', 'low'] as const

/** `newest` sorts by the last change; the others are ascending unless their name ends in `desc`. */
export const PRODUCT_SORTS = [
  'newest',
  'name',
  'name_desc',
  'price',
  'price_desc',
  'stock',
  'stock_desc',
] as const
