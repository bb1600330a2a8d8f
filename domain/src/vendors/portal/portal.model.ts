import { z } from 'zod'

/** A vendor as its own users see it. Percent and days. */
export const ownVendorShape = z.object({
  _id: z.string(),
  company_code: z.string(),
  legal_name: z.string(),
  logo_url: z.string(),
  /** An inactive vendor's products do not appear in searches; its running orders continue. */
  active: z.boolean(),
  default_discount: z.number(),
  default_down_payment: z.number(),
  default_payment_term: z.number(),
  /**
   * Whether invoices are paid by transfer to the vendor's own accounts; otherwise they are paid to
   * the platform.
   */
  direct_payment: z.boolean(),
  version: z.number(),
})
export type OwnVendor = z.output<typeof ownVendorShape>

/** The profile that buyers see, with all fields that the vendor edits; regions with ids and names. */
export const storeProfileShape = z.object({
  _id: z.string(),
  legal_name: z.string(),
  company_code: z.string(),
  category: z.string(),
  logo_url: z.string(),
  description: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  twitter: z.string(),
  /** NPWP, digits only; empty for none. */
  tax_number: z.string(),
  country: z.string(),
  country_id: z.number(),
  province: z.string(),
  province_id: z.string(),
  city: z.string(),
  city_id: z.string(),
  subdistrict: z.string(),
  /** Empty when the address was not chosen from the lists. */
  subdistrict_id: z.string(),
  village: z.string(),
  village_id: z.string(),
  postcode: z.string(),
  street: z.string(),
  version: z.number(),
})
export type StoreProfile = z.output<typeof storeProfileShape>
