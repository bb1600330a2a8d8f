import { z } from 'zod'

/** Spec 2 §3, Vendor detail; only the first entry of `setting`'s first entry is used (Spec 1 §7). */
export const vendorDetailShape = z.object({
  _id: z.string(),
  legal_name: z.string(),
  category: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  street: z.string(),
  village: z.string(),
  subdistrict: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  twitter: z.string(),
  profiles_store: z.array(z.object({ image_url: z.string(), description: z.string() })),
  setting: z.array(
    z.object({
      setting: z.array(
        z.object({ discount: z.number(), down_payment: z.number(), payment_term: z.number() }),
      ),
    }),
  ),
})
export type VendorDetail = z.output<typeof vendorDetailShape>

/** A document's vendor in lists: only its id and name; the document's page has the rest. */
export const listedVendorShape = z.object({
  vendor: z.object({ _id: z.string(), name: z.string() }),
})
export type ListedVendor = z.output<typeof listedVendorShape>

/** The company's terms from the preferred-vendor relation for one product; percent and days. */
export const buyerTermsShape = z.object({
  vendor_id: z.string(),
  product_id: z.string(),
  discount_percentage: z.number(),
  payment_term: z.number().nullable(),
})
export type BuyerTerms = z.output<typeof buyerTermsShape>

export const RELATION_STATUSES = ['Inactive', 'Active'] as const
export type RelationStatus = (typeof RELATION_STATUSES)[number]
