import { COMPANY_STAGES } from '../company.constants'
import { z } from 'zod'
import { actionsShape, statusEntryShape } from '../../kernel/shapes'
import { companyDetailShape, legalDocumentShape } from '../company.model'

export type CompanyStage = (typeof COMPANY_STAGES)[number]

const COMPANY_ACTIONS = ['verify', 'return', 'hand-over'] as const
export type CompanyAction = (typeof COMPANY_ACTIONS)[number]

/** A company in the provider's list; times are ISO 8601, null for events that have not happened. */
export const companyRowShape = z.object({
  _id: z.string(),
  legal_name: z.string(),
  name: z.string(),
  company_code: z.string(),
  standing: z.enum(COMPANY_STAGES),
  type_value: z.string(),
  city: z.string(),
  owner_name: z.string(),
  owner_email: z.string(),
  email_verified: z.boolean(),
  created_at: z.string(),
  submitted_at: z.string().nullable(),
  decided_at: z.string().nullable(),
})
export type CompanyRow = z.output<typeof companyRowShape>

const companyUserShape = z.object({
  _id: z.string(),
  fullname: z.string(),
  email: z.string(),
  role_name: z.string(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  is_owner: z.boolean(),
  last_login_time: z.string().nullable(),
})

export const companyFileShape = companyRowShape.extend({
  detail: companyDetailShape,
  legal_documents: z.array(legalDocumentShape),
  users: z.array(companyUserShape),
  statuses: z.array(statusEntryShape),
  version: z.number(),
  actions: actionsShape(COMPANY_ACTIONS),
})
export type CompanyFile = z.output<typeof companyFileShape>

/** A company type with all fields that the provider edits; documents without an id are new. */
export const companyTypeShape = z.object({
  _id: z.string(),
  name: z.string(),
  active: z.boolean(),
  version: z.number(),
  companies: z.number(),
  documents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      short_title: z.string(),
      required: z.boolean(),
      active: z.boolean(),
    }),
  ),
})
export type CompanyType = z.output<typeof companyTypeShape>

export const companyCategoryShape = z.object({
  _id: z.string(),
  name: z.string(),
  active: z.boolean(),
  version: z.number(),
  companies: z.number(),
})
export type CompanyCategory = z.output<typeof companyCategoryShape>
