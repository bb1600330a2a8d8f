import { z } from 'zod'

export const VERIFICATION_STATUSES = ['UNVERIFIED', 'VERIFIED'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

const place = {
  country: z.string(),
  country_id: z.number(),
  province: z.string(),
  province_id: z.string(),
  city: z.string(),
  city_id: z.string(),
  subdistrict: z.string(),
  subdistrict_id: z.string(),
  village: z.string(),
  village_id: z.string(),
  postcode: z.string(),
  postcode_id: z.string(),
  street: z.string(),
}

/** Spec 1 §3, Company detail; `_id` is the buyer's id. */
export const companyDetailShape = z.object({
  _id: z.string(),
  legal_name: z.string(),
  name: z.string(),
  company_code: z.string(),
  costume_code: z.string(),
  category: z.string(),
  type: z.string(),
  type_value: z.string(),
  verification_status: z.enum(VERIFICATION_STATUSES),
  ...place,
  phone: z.string(),
  whatsapp: z.string(),
  technical_contact: z.string(),
  website: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  twitter: z.string(),
})
export type CompanyDetail = z.output<typeof companyDetailShape>

/** Spec 1 §3, Address. */
export const addressShape = z.object({
  _id: z.string(),
  buyer_id: z.string(),
  name: z.string(),
  phone: z.string(),
  is_default: z.boolean(),
  ...place,
})
export type Address = z.output<typeof addressShape>
