import { z } from 'zod'

/** A product as it is offered to this company: rupiah, percent, and whether its area is delivered to. */
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
  /** What this company pays, tax left out. */
  discount_price: z.number(),
  discount_percentage: z.number(),
  delivered: z.boolean(),
})
export type Offer = z.output<typeof offerShape>

/** What one line of a pasted list can mean. */
export const pastedMatchShape = z.object({
  /** `exact`: the SKU of these; `near`: they are like it; `none`: nothing is. */
  kind: z.enum(['exact', 'near', 'none']),
  offers: z.array(offerShape),
})
export type PastedMatch = z.output<typeof pastedMatchShape>
