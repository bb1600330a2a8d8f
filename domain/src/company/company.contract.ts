import { z } from 'zod'
import { accountCall, buyerCall } from '../kernel/contract'
import { idShape, seenVersion, shortText } from '../kernel/shapes'
import {
  categoryOptionShape,
  companyDetailShape,
  legalDocumentDraftShape,
  legalDocumentShape,
  typeOptionShape,
} from './company.model'

const company = { buyer_id: idShape.optional() }

export const getCompany = buyerCall({
  name: 'getCompany',
  method: 'GET',
  path: '/buyer/detail',
  summary: "The company's own detail",
  feature: 'any',
  stage: 'any',
  query: z.object(company),
  data: companyDetailShape.extend({
    legal_documents: z.array(legalDocumentShape),
    /** The documents that the company has filled in but not submitted. */
    legal_document_drafts: z.array(legalDocumentDraftShape),
    /** ISO time of the last submission; empty until the wizard is complete. */
    submitted_at: z.string(),
    /** The provider cannot verify the company before the owner's email is verified (`docs/domain.md` §4). */
    owner_email_verified: z.boolean(),
    /** The provider's address for changes that a company cannot make itself; empty when there is none. */
    marketing_email: z.string(),
  }),
})

const phoneText = z.string().trim().max(20)
const linkText = z.string().trim().max(300)

/** Omitted fields stay unchanged; an empty text clears a field where the rules allow it. */
const companyBody = z.object({
  ...company,
  /** The company's own id, as in `GET /buyer/detail`; any other id results in `not_found`. */
  _id: idShape.optional(),
  name: shortText.optional(),
  costume_code: shortText.optional(),
  /** The option's id or its name. */
  category: shortText.optional(),
  type: shortText.optional(),
  technical_contact: shortText.optional(),
  phone: phoneText.optional(),
  whatsapp: phoneText.optional(),
  country_id: z.coerce.number().optional(),
  province_id: idShape.optional(),
  city_id: idShape.optional(),
  subdistrict_id: idShape.optional(),
  village_id: idShape.optional(),
  postcode: z.string().trim().max(10).optional(),
  street: z.string().trim().max(500).optional(),
  website: linkText.optional(),
  instagram: linkText.optional(),
  facebook: linkText.optional(),
  twitter: linkText.optional(),
  /** The version that the user saw; a company changed since then is not overwritten. */
  version: seenVersion,
})

/**
 * Saves wizard step 1 or a dialog of the profile. Before verification only the owner may;
 * afterwards every user with `company.edit` (`company.abilities.ts`).
 */
export const updateCompany = buyerCall({
  name: 'updateCompany',
  method: 'PUT',
  path: '/buyer/company',
  summary:
    "Changes the company's detail; the place is where it is registered, and its first address",
  feature: 'company.edit',
  stage: 'any',
  body: companyBody,
  data: companyDetailShape,
  errors: ['rule', 'stale_version'],
})

export const saveLegalDocuments = buyerCall({
  name: 'saveLegalDocuments',
  method: 'PUT',
  path: '/buyer/legaldocs',
  summary: 'Saves the legal documents of the company’s type: numbers and uploads',
  feature: 'company.edit',
  stage: 'any',
  body: z.object({
    ...company,
    legal_documents: z
      .array(
        z.object({
          id: idShape,
          value: shortText,
          url: z.string().trim().max(1000),
          /** The version of the draft that the user saw, 0 for none; a newer draft is not overwritten. */
          version: seenVersion,
        }),
      )
      .max(50),
  }),
  data: z.array(legalDocumentShape),
  errors: ['rule', 'stale_version', 'illegal_move'],
})

/**
 * Saves an incomplete legal document; `PUT /buyer/legaldocs` submits, and requires every document
 * to be complete.
 */
export const saveLegalDocumentDraft = buyerCall({
  name: 'saveLegalDocumentDraft',
  method: 'PUT',
  path: '/buyer/legaldocs/draft',
  summary: 'Saves the number and file of one legal document for the company, without submitting it',
  feature: 'company.edit',
  stage: 'any',
  body: z.object({
    ...company,
    id: idShape,
    value: shortText,
    url: z.string().trim().max(1000),
    version: seenVersion,
  }),
  data: legalDocumentDraftShape,
  errors: ['rule', 'stale_version', 'illegal_move'],
})

export const resubmitCompany = buyerCall({
  name: 'resubmitCompany',
  method: 'PUT',
  path: '/buyer/resubmit',
  summary: 'Resubmits a returned company to the provider',
  feature: 'company.edit',
  stage: 'registered',
  data: z.null(),
  errors: ['rule', 'illegal_move'],
})

export const listCategoryOptions = accountCall({
  name: 'listCategoryOptions',
  method: 'GET',
  path: '/master/category',
  summary: 'The categories of companies',
  query: z.object({ is_buyer: z.string().max(5).optional() }),
  data: z.array(categoryOptionShape),
})

export const listTypeOptions = accountCall({
  name: 'listTypeOptions',
  method: 'GET',
  path: '/master/type',
  summary: 'The company types with the legal documents that each requires',
  data: z.array(typeOptionShape),
})
