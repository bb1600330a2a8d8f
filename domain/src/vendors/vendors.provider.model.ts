import { z } from 'zod'
import { actionsShape } from '../kernel/shapes'
import { VENDOR_STANDINGS, VENDOR_USER_ACTIONS } from './vendors.provider.rules'

/** A vendor in the provider's list. */
export const vendorRowShape = z.object({
  _id: z.string(),
  legal_name: z.string(),
  company_code: z.string(),
  category: z.string(),
  city: z.string(),
  standing: z.enum(VENDOR_STANDINGS),
  /** Offered or not, withdrawn ones left out. */
  products: z.number(),
  /** Active ones. */
  users: z.number(),
  /** ISO 8601. */
  created_at: z.string(),
})
export type VendorRow = z.output<typeof vendorRowShape>

const vendorUserShape = z.object({
  _id: z.string(),
  fullname: z.string(),
  email: z.string(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  is_owner: z.boolean(),
  /** ISO 8601; null for who never signed in. */
  last_login_time: z.string().nullable(),
  version: z.number(),
  actions: actionsShape(VENDOR_USER_ACTIONS),
})
export type VendorUser = z.output<typeof vendorUserShape>

/** A vendor with all that the provider sees of it; percent and days. */
export const vendorFileShape = vendorRowShape.extend({
  active: z.boolean(),
  description: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  twitter: z.string(),
  street: z.string(),
  village: z.string(),
  subdistrict: z.string(),
  province: z.string(),
  postcode: z.string(),
  default_discount: z.number(),
  default_down_payment: z.number(),
  default_payment_term: z.number(),
  withdrawn: z.number(),
  /** Buyers that it grants terms now. */
  relations: z.number(),
  people: z.array(vendorUserShape),
  version: z.number(),
})
export type VendorFile = z.output<typeof vendorFileShape>
