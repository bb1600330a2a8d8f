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
  standing: 'any',
  query: z.object(company),
  data: companyDetailShape.extend({
    legal_documents: z.array(legalDocumentShape),
    /** What the company has filled in of them and not submitted yet. */
    legal_document_drafts: z.array(legalDocumentDraftShape),
    /** ISO time of the last sending; empty while the wizard isn't done. */
    submitted_at: z.string(),
    /** The provider verifies no company before (`docs/domain.md` §4). */
    owner_email_verified: z.boolean(),
    /** The provider's mailbox for what a company can't change itself; empty when there is none. */
    marketing_email: z.string(),
  }),
})

const phoneText = z.string().trim().max(20)
const linkText = z.string().trim().max(300)

/** What a person leaves out stays as it is; empty text empties, where the rules allow it. */
const companyBody = z.object({
  ...company,
  /** The company itself, as `GET /buyer/detail` answers; another one's is not found. */
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
  /** The one that was seen: a company that somebody changed since then is not overwritten. */
  version: seenVersion,
})

/**
 * Wizard step 1 and the profile's dialogs. Until the company is verified its owner alone may; then
 * whoever has `company.edit` (`company.abilities.ts`).
 */
export const updateCompany = buyerCall({
  name: 'updateCompany',
  method: 'PUT',
  path: '/buyer/company',
  summary:
    "Changes the company's detail; the place is where it is registered, and its first address",
  feature: 'company.edit',
  standing: 'any',
  body: companyBody,
  data: companyDetailShape,
  errors: ['rule', 'stale_version'],
})

export const saveLegalDocuments = buyerCall({
  name: 'saveLegalDocuments',
  method: 'PUT',
  path: '/buyer/legaldocs',
  summary: 'Keeps the legal documents of the company’s type: numbers and uploads',
  feature: 'company.edit',
  standing: 'any',
  body: z.object({
    ...company,
    legal_documents: z
      .array(
        z.object({
          id: idShape,
          value: shortText,
          /** The link of an upload of one’s own, or empty. */
          url: z.string().trim().max(1000),
          /** Of the draft that was seen, 0 for none: a newer draft is not submitted over. */
          version: seenVersion,
        }),
      )
      .max(50),
  }),
  data: z.array(legalDocumentShape),
  errors: ['rule', 'stale_version', 'illegal_move'],
})

/** `PUT /buyer/legaldocs` submits, and wants every document whole: this one saves what is there yet. */
export const saveLegalDocumentDraft = buyerCall({
  name: 'saveLegalDocumentDraft',
  method: 'PUT',
  path: '/buyer/legaldocs/draft',
  summary: 'Saves the number and file of one legal document for the company, without submitting it',
  feature: 'company.edit',
  standing: 'any',
  body: z.object({
    ...company,
    id: idShape,
    value: shortText,
    url: z.string().trim().max(1000),
    /** Of the draft that was seen, 0 for none. */
    version: seenVersion,
  }),
  data: legalDocumentDraftShape,
  errors: ['rule', 'stale_version', 'illegal_move'],
})

export const resubmitCompany = buyerCall({
  name: 'resubmitCompany',
  method: 'PUT',
  path: '/buyer/resubmit',
  summary: 'Sends a returned company to the provider again',
  feature: 'company.edit',
  standing: 'registered',
  data: z.null(),
  errors: ['rule', 'illegal_move'],
})

export const listCategoryOptions = accountCall({
  name: 'listCategoryOptions',
  method: 'GET',
  path: '/master/category',
  summary: 'The categories that a company can be of',
  query: z.object({ is_buyer: z.string().max(5).optional() }),
  data: z.array(categoryOptionShape),
})

export const listTypeOptions = accountCall({
  name: 'listTypeOptions',
  method: 'GET',
  path: '/master/type',
  summary: 'The company types, with the legal documents that each asks for',
  data: z.array(typeOptionShape),
})
