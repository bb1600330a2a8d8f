import type { Rate } from '../kernel/contract'
import { LONGEST_NAME } from '../kernel/limits'

/** What a vendor edits of a product, in the order of the form; the names are those on the wire. */
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

/** What of them is edited in the table. */
export const QUICK_FIELDS = [
  'retail_price',
  'discount_product',
  'stock',
  'minimum_order_quantity',
] as const satisfies readonly ProductField[]
export type QuickField = (typeof QUICK_FIELDS)[number]

/** Longest texts, in characters. */
export const LONGEST_OF_PRODUCT = {
  name: LONGEST_NAME,
  sku: 64,
  brand: 100,
  short_description: 300,
  description: 10_000,
  tax_title: 50,
  storage: 200,
} as const satisfies Partial<Record<ProductField, number>>

/** Smallest and largest numbers, and how many digits behind the point. */
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

/** What a new product's form begins with. */
export const NEW_PRODUCT_TAX = { title: 'PPN', percentage: 11 } as const

export const DESK_PRODUCTS_PAGE_SIZE = 25
/** At most so many products are withdrawn or offered again at once. */
export const PRODUCTS_AT_ONCE = 100
/** Of a vendor, delivery areas. */
export const MOST_COVERAGES = 200
export const LONGEST_COVERAGE_NAME = 100

/** Of a product. */
export const MOST_PICTURES = 10
/** Bytes (10 MB). */
export const LARGEST_PICTURE = 10 * 1024 * 1024
/** The longer side of the sizes that are kept, in pixels. */
export const PICTURE_SIDE = 1_600
export const SMALL_PICTURE_SIDE = 400
/** What a file chooser offers; what counts is the content. */
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
export const PICTURE_RATE: Rate = { name: 'picture', per: 'person', most: 60, seconds: 60 }
/** Pictures that one process works on at a time. */
export const PICTURES_AT_ONCE = 1
/** A picture that no product has is removed after so many hours. */
export const UNUSED_PICTURE_HOURS = 24
/** Of pictures that no product has, at most so many of a vendor. */
export const MOST_UNUSED_PICTURES = 500

export const PRODUCT_STATES = ['offered', 'withdrawn'] as const

/** Nothing left, or less than the minimum order, nothing left included. */
export const STOCK_FILTERS = ['none', 'low'] as const

/** `newest`: by the last change; all others begin with the smallest unless they say `desc`. */
export const PRODUCT_SORTS = [
  'newest',
  'name',
  'name_desc',
  'price',
  'price_desc',
  'stock',
  'stock_desc',
] as const
