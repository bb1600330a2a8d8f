import { z } from 'zod'
import { cleanName } from '../../kernel/clean-name'
import { vendorCall } from '../../kernel/contract'
import { idShape, pageShape, seenVersion, shortText } from '../../kernel/shapes'
import {
  PORTAL_PRODUCTS_PAGE_SIZE,
  PICTURE_RATE,
  PRODUCTS_AT_ONCE,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  STOCK_FILTERS,
} from './portal.constants'
import {
  coverageShape,
  deliveryProvinceShape,
  portalCategoryShape,
  portalProductRowShape,
  portalProductShape,
  productPictureShape,
} from './portal.model'

export const ownProductsFilter = {
  /** Words that must each occur in the name, SKU or brand. */
  search: shortText.default(''),
  /** Includes all subcategories. */
  category_id: idShape.optional(),
  brand: shortText.optional(),
  state: z.enum(PRODUCT_STATES).optional(),
  stock: z.enum(STOCK_FILTERS).optional(),
  picture: z.literal('without').optional(),
}

export const listOwnProducts = vendorCall({
  name: 'listOwnProducts',
  method: 'GET',
  path: '/vendor/products',
  summary: "The vendor's products, withdrawn ones too",
  query: z.object({
    ...pageShape(PORTAL_PRODUCTS_PAGE_SIZE),
    ...ownProductsFilter,
    sort: z.enum(PRODUCT_SORTS).default('newest'),
  }),
  data: z.array(portalProductRowShape),
  paged: true,
})

export const getOwnProduct = vendorCall({
  name: 'getOwnProduct',
  method: 'GET',
  path: '/vendor/products/:id',
  summary: 'One of the vendor’s products with all editable fields',
  params: z.object({ id: idShape }),
  data: portalProductShape,
})

/** Lengths and ranges are checked by `listProductProblems`, which reports them per field. */
const line = z.string().overwrite(cleanName)
const text = z.string().trim()

/** Rupiah, percent, quantities, days, kilograms, centimetres. */
export const productBody = {
  name: line,
  sku: line,
  brand: line.default(''),
  category_id: text,
  short_description: text.default(''),
  description: text.default(''),
  /**
   * Paths of the vendor's own uploads, or of pictures the product already has; the first one is the
   * main picture.
   */
  pictures: z.array(text).default([]),
  retail_price: z.number(),
  discount_product: z.number().default(0),
  tax_title: line.default(''),
  tax_percentage: z.number().default(0),
  stock: z.number(),
  minimum_order_quantity: z.number().default(1),
  /** Null: the vendor's setting applies. */
  payment_term: z.number().nullable().default(null),
  weight: z.number().default(0),
  width: z.number().default(0),
  height: z.number().default(0),
  length: z.number().default(0),
  storage: line.default(''),
  warehouse_city_id: text,
  coverage_id: text,
}

export const createProduct = vendorCall({
  name: 'createProduct',
  method: 'POST',
  path: '/vendor/products',
  summary: 'Adds a product, which is offered immediately',
  body: z.object(productBody),
  data: portalProductShape,
  errors: ['rule'],
})

/**
 * Changes a product. Orders change the stock at any time, so the request carries the stock the user
 * saw as well as the new one.
 */
export const editProduct = vendorCall({
  name: 'editProduct',
  method: 'PUT',
  path: '/vendor/products',
  summary: 'Changes a product; its address in the search stays',
  body: z.object({
    ...productBody,
    _id: idShape,
    version: seenVersion,
    /**
     * The stock that the user saw. When `stock` equals it, the current stock stays unchanged; when
     * it differs and orders have changed the stock since, the error is `stale_version` at `stock`.
     */
    stock_seen: z.number(),
  }),
  data: portalProductShape,
  errors: ['rule', 'stale_version'],
})

/** Changes only the given fields; `stock` requires `stock_seen`, as in `editProduct`. */
export const quickEditProduct = vendorCall({
  name: 'quickEditProduct',
  method: 'PUT',
  path: '/vendor/products/quick',
  summary: 'Changes price, discount, stock or minimum order of a product',
  body: z.object({
    _id: idShape,
    version: seenVersion,
    retail_price: z.number().optional(),
    discount_product: z.number().optional(),
    stock: z.number().optional(),
    stock_seen: z.number().optional(),
    minimum_order_quantity: z.number().optional(),
  }),
  data: portalProductRowShape,
  errors: ['rule', 'stale_version'],
})

const several = z.object({ product_ids: z.array(idShape).min(1).max(PRODUCTS_AT_ONCE) })
/** The number of products whose state changed. */
const moved = z.object({ changed: z.number() })

export const withdrawProducts = vendorCall({
  name: 'withdrawProducts',
  method: 'PUT',
  path: '/vendor/products/withdraw',
  summary: 'Withdraws products from the search; existing orders continue',
  body: several,
  data: moved,
})

export const offerProducts = vendorCall({
  name: 'offerProducts',
  method: 'PUT',
  path: '/vendor/products/offer',
  summary: 'Offers withdrawn products again',
  body: several,
  data: moved,
})

export const listOwnBrands = vendorCall({
  name: 'listOwnBrands',
  method: 'GET',
  path: '/vendor/brands',
  summary: "The brands of the vendor's products, by name",
  data: z.array(z.string()),
})

export const listPortalCategories = vendorCall({
  name: 'listPortalCategories',
  method: 'GET',
  path: '/vendor/categories',
  summary: 'All categories, each after its parent',
  data: z.array(portalCategoryShape),
})

export const listDeliveryProvinces = vendorCall({
  name: 'listDeliveryProvinces',
  method: 'GET',
  path: '/vendor/delivery-provinces',
  summary: 'All provinces with their cities',
  data: z.array(deliveryProvinceShape),
})

export const listCoverages = vendorCall({
  name: 'listCoverages',
  method: 'GET',
  path: '/vendor/coverages',
  summary: "The vendor's coverages by name, with the number of products of each",
  data: z.array(coverageShape),
})

const coverageBody = {
  name: line,
  province_ids: z.array(text).max(100).default([]),
  city_ids: z.array(text).max(1_000).default([]),
}

export const createCoverage = vendorCall({
  name: 'createCoverage',
  method: 'POST',
  path: '/vendor/coverages',
  summary: 'Adds a coverage',
  body: z.object(coverageBody),
  data: coverageShape,
  errors: ['rule'],
})

export const editCoverage = vendorCall({
  name: 'editCoverage',
  method: 'PUT',
  path: '/vendor/coverages',
  summary: 'Changes a coverage, for all products that use it',
  body: z.object({ ...coverageBody, _id: idShape, version: seenVersion }),
  data: coverageShape,
  errors: ['rule', 'stale_version'],
})

export const removeCoverage = vendorCall({
  name: 'removeCoverage',
  method: 'DELETE',
  path: '/vendor/coverages/:id',
  summary: 'Removes a coverage that no product uses',
  params: z.object({ id: idShape }),
  data: z.null(),
  errors: ['rule'],
})

export const uploadProductPicture = vendorCall({
  name: 'uploadProductPicture',
  method: 'POST',
  path: '/vendor/pictures',
  summary: 'Stores a picture of up to 10 MB and 40 megapixels at reduced size',
  upload: true,
  rates: [PICTURE_RATE],
  data: productPictureShape,
  errors: ['rule'],
})
