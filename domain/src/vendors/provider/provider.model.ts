import { z } from 'zod'
import { actionsShape } from '../../kernel/shapes'
import { VENDOR_STAGES, VENDOR_USER_ACTIONS } from './provider.rules'

export const vendorRowShape = z.object({
  _id: z.string(),
  legal_name: z.string(),
  company_code: z.string(),
  category: z.string(),
  city: z.string(),
  standing: z.enum(VENDOR_STAGES),
  /** Number of products, with or without an active vendor, without withdrawn ones. */
  products: z.number(),
  /** Number of active users. */
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
  /** ISO 8601; null when the user has never signed in. */
  last_login_time: z.string().nullable(),
  version: z.number(),
  actions: actionsShape(VENDOR_USER_ACTIONS),
})
export type VendorUser = z.output<typeof vendorUserShape>

/** A vendor with everything that the provider sees; percent and days. */
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
  /** Number of buyers with an active relation. */
  relations: z.number(),
  people: z.array(vendorUserShape),
  version: z.number(),
})
export type VendorFile = z.output<typeof vendorFileShape>
