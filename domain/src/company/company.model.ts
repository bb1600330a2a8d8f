import { z } from 'zod'
import { actionsShape } from '../kernel/shapes'

const VERIFICATION_STATUSES = ['UNVERIFIED', 'VERIFIED'] as const

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
  /** Why the provider returned the company; empty unless corrections are needed. */
  returned_reason: z.string(),
  ...place,
  phone: z.string(),
  whatsapp: z.string(),
  technical_contact: z.string(),
  website: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  twitter: z.string(),
  version: z.number(),
})
export type CompanyDetail = z.output<typeof companyDetailShape>

const ADDRESS_ACTIONS = ['edit', 'make-default', 'remove'] as const
export type AddressAction = (typeof ADDRESS_ACTIONS)[number]

/** Spec 1 §3, Address. */
export const addressShape = z.object({
  _id: z.string(),
  buyer_id: z.string(),
  name: z.string(),
  phone: z.string(),
  is_default: z.boolean(),
  ...place,
  version: z.number(),
  actions: actionsShape(ADDRESS_ACTIONS),
})
export type Address = z.output<typeof addressShape>

/**
 * Spec 1 §3, Legal document entry: `id` identifies the kind of document, `value` is the number,
 * `url` an expiring link; both are empty until the company fills them in.
 */
export const legalDocumentShape = z.object({
  id: z.string(),
  title: z.string(),
  short_title: z.string(),
  required: z.boolean(),
  value: z.string(),
  url: z.string(),
  file_id: z.string(),
  file_name: z.string(),
  file_type: z.string(),
})
export type LegalDocument = z.output<typeof legalDocumentShape>

/** A legal document that is filled in but not submitted; `id` identifies the kind of document. */
export const legalDocumentDraftShape = z.object({
  id: z.string(),
  value: z.string(),
  file_id: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  version: z.number(),
})
export type LegalDocumentDraft = z.output<typeof legalDocumentDraftShape>

/** Spec 1 §3, Category options. */
export const categoryOptionShape = z.object({ _id: z.string(), category: z.string() })
export type CategoryOption = z.output<typeof categoryOptionShape>

/** Spec 1 §3, Company type options, with the documents that each type requires. */
export const typeOptionShape = z.object({
  _id: z.string(),
  companyType: z.string(),
  legalDoc: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      short_title: z.string(),
      required: z.boolean(),
    }),
  ),
})
export type TypeOption = z.output<typeof typeOptionShape>
