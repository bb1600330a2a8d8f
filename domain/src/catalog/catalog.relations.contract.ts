import { z } from 'zod'
import { buyerCall, vendorCall } from '../kernel/contract'
import { foundShape, idShape, pageShape, shortText } from '../kernel/shapes'
import { discountShape, preferredVendorShape } from '../vendors/relations/relations.model'
import { BUYERS_PAGE_SIZE } from '../vendors/relations/relations.constants'

export const listPreferredVendors = buyerCall({
  name: 'listPreferredVendors',
  method: 'GET',
  path: '/myvendor',
  summary: "The company's preferred vendors, by name; one alone has all of its special discounts",
  feature: ['vendors.read', 'vendors.manage'],
  query: z.object({
    buyer_id: idShape.optional(),
    vendor_id: idShape.optional(),
    ...foundShape,
  }),
  data: z.array(preferredVendorShape),
})

/** A vendor's product with one buyer's discount on it. Percent, rupiah. */
export const buyerDiscountShape = z.object({
  product_id: z.string(),
  product_name: z.string(),
  SKU: z.string(),
  picture: z.string(),
  retail_price: z.number(),
  discount_product: z.number(),
  /** The vendor's default discount, used when neither discount exists (Spec 1 §5). */
  default_discount: z.number(),
  /** The buyer's own discount on this product; null: the relation's initial discount applies. */
  discount: z.number().nullable(),
  /** Price of one unit without tax, once the relation is Active. */
  buyer_price: z.number(),
  /** Withdrawn products do not appear in searches. */
  withdrawn: z.boolean(),
})
export type BuyerDiscount = z.output<typeof buyerDiscountShape>

export const listBuyerDiscounts = vendorCall({
  name: 'listBuyerDiscounts',
  method: 'GET',
  path: '/vendor/buyers/:id/discounts',
  summary: "The vendor's products by name with one buyer's special discounts",
  params: z.object({ id: idShape }),
  query: z.object({
    /** `granted`: only products with a special discount; `all`: also products that can get one. */
    which: z.enum(['granted', 'all']).default('granted'),
    /** Matches name, SKU and brand. */
    search: shortText.optional(),
    product_id: idShape.optional(),
    ...pageShape(BUYERS_PAGE_SIZE),
  }),
  data: z.array(buyerDiscountShape),
  paged: true,
})

export const setBuyerDiscount = vendorCall({
  name: 'setBuyerDiscount',
  method: 'PUT',
  path: '/vendor/buyers/:id/discounts',
  summary: "Gives or changes a buyer's special discount on a product",
  params: z.object({ id: idShape }),
  body: z.object({
    product_id: idShape,
    discount: discountShape,
    /** The discount that the user saw, null for none; without it the current discount is changed. */
    discount_seen: z.number().nullable().optional(),
  }),
  data: buyerDiscountShape,
  errors: ['rule', 'illegal_move', 'stale_version'],
})

export const removeBuyerDiscount = vendorCall({
  name: 'removeBuyerDiscount',
  method: 'DELETE',
  path: '/vendor/buyers/:id/discounts/:product_id',
  summary: "Removes a buyer's special discount on a product",
  params: z.object({ id: idShape, product_id: idShape }),
  data: z.null(),
  errors: ['illegal_move'],
})
