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

export const taxShape = z.object({ title: z.string(), value: z.number() })

const paymentTermShape = z.object({ name: z.string(), value: z.number() })

/** Spec 2 §3, Product. `discount` and `pajak.value` are fractions, money is rupiah. */
export const productShape = z.object({
  _id: z.string(),
  name: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  SKU: z.string(),
  slug_product: z.string(),
  stock: z.number(),
  brand: z.string(),
  images_product: z.array(z.string()),
  storage: z.string(),
  dimension: z.object({
    weight: z.number(),
    width: z.number(),
    height: z.number(),
    length: z.number(),
  }),
  sub_products: z.array(z.string()),
  category_id: z.string(),
  category_tree: z.array(z.object({ name: z.string() })),
  reported_times: z.number(),
  minimum_order_quantity: z.number(),
  retail_price: z.number(),
  discount: z.number(),
  discount_price: z.number(),
  pajak: taxShape,
  payment_term: z.array(paymentTermShape),
  warehouse_detail: z.object({
    city: z.string(),
    province: z.string(),
    country: z.string(),
    coverage: z.array(z.string()),
  }),
  short_description: z.string(),
  description: z.string(),
})
export type Product = z.output<typeof productShape>

/** A hit of the search index: a product without its long texts; `created_at` in epoch milliseconds. */
export type ProductHit = Omit<
  Product,
  'description' | 'sub_products' | 'reported_times' | 'dimension' | 'storage'
> & { objectID: string; created_at: number }

/**
 * What this company pays for a product, with the list price it is based on; the screen merges it
 * into the search hits.
 */
export const companyPriceShape = z.object({
  product_id: z.string(),
  retail_price: z.number(),
  discount_product: z.number(),
  special_discount: z.number(),
  discount_setting: z.number(),
  discount_percentage: z.number(),
  discount_price: z.number(),
})
export type CompanyPrice = z.output<typeof companyPriceShape>
