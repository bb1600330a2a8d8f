import { z } from 'zod'

/**
 * A product as offered to this company, in rupiah and percent, with whether it is delivered to the
 * company's address.
 */
export const offerShape = z.object({
  product_id: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  name: z.string(),
  sku: z.string(),
  slug: z.string(),
  brand: z.string(),
  image: z.string(),
  stock: z.number(),
  minimum_order_quantity: z.number(),
  retail_price: z.number(),
  /** The company's price per unit, without tax. */
  discount_price: z.number(),
  discount_percentage: z.number(),
  delivered: z.boolean(),
})
export type Offer = z.output<typeof offerShape>

export const pastedMatchShape = z.object({
  /** `exact`: these products have this SKU; `near`: these products are similar; `none`: nothing matches. */
  kind: z.enum(['exact', 'near', 'none']),
  offers: z.array(offerShape),
})
export type PastedMatch = z.output<typeof pastedMatchShape>
