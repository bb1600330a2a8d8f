import { z } from 'zod'
import { providerCall } from '../../kernel/contract'
import { idShape, longText, pageShape, shortText } from '../../kernel/shapes'
import {
  companyCategoryShape,
  companyFileShape,
  companyRowShape,
  companyTypeShape,
} from './provider.model'
import { COMPANY_STAGES } from '../company.constants'

const byId = z.object({ id: idShape })
/** The version that the user saw; a company changed since then must be reviewed again first. */
const version = z.number().int()
const name = shortText.min(1)

export const listCompanies = providerCall({
  name: 'listCompanies',
  method: 'GET',
  path: '/provider/companies',
  summary: 'Companies by stage, the longest waiting first',
  query: z.object({
    standing: z.enum(COMPANY_STAGES).default('waiting'),
    /** Matches company names, the code, and the owner's name and email. */
    search: shortText.optional(),
    ...pageShape(20),
  }),
  data: z.array(companyRowShape),
  paged: true,
})

export const countCompanies = providerCall({
  name: 'countCompanies',
  method: 'GET',
  path: '/provider/companies/count',
  summary: 'Numbers of companies by stage',
  data: z.record(z.enum(COMPANY_STAGES), z.number()),
})

export const getCompanyFile = providerCall({
  name: 'getCompanyFile',
  method: 'GET',
  path: '/provider/companies/:id',
  summary: 'A company with its detail, documents, users and history',
  params: byId,
  data: companyFileShape,
})

export const verifyCompany = providerCall({
  name: 'verifyCompany',
  method: 'PUT',
  path: '/provider/companies/:id/verify',
  summary: 'Verifies a company whose owner has a verified email; the owner is mailed',
  params: byId,
  body: z.object({
    version: version.optional(),
    /** Confirms verification although required documents are missing. */
    without_documents: z.boolean().optional(),
  }),
  data: z.null(),
  errors: ['rule', 'illegal_move', 'stale_version'],
})

export const returnCompany = providerCall({
  name: 'returnCompany',
  method: 'PUT',
  path: '/provider/companies/:id/return',
  summary: 'Returns a company with a reason, to be corrected; the owner is mailed',
  params: byId,
  body: z.object({ reason: longText, version: version.optional() }),
  data: z.null(),
  errors: ['rule', 'illegal_move', 'stale_version'],
})

export const transferCompany = providerCall({
  name: 'transferCompany',
  method: 'PUT',
  path: '/provider/companies/:id/owner',
  summary: 'Transfers a company’s ownership to another of its users',
  params: byId,
  body: z.object({ user_id: idShape }),
  data: z.null(),
  errors: ['rule'],
})

export const listCompanyCategories = providerCall({
  name: 'listCompanyCategories',
  method: 'GET',
  path: '/provider/company-categories',
  summary: 'The company categories, including those no longer offered',
  data: z.array(companyCategoryShape),
})

export const saveCompanyCategory = providerCall({
  name: 'saveCompanyCategory',
  method: 'POST',
  path: '/provider/company-categories',
  summary: 'Adds a company category, or changes the one whose id is given',
  body: z.object({
    _id: idShape.optional(),
    name,
    active: z.boolean().default(true),
    version: version.optional(),
  }),
  data: companyCategoryShape,
  errors: ['rule', 'stale_version'],
})

export const listCompanyTypes = providerCall({
  name: 'listCompanyTypes',
  method: 'GET',
  path: '/provider/company-types',
  summary: 'The company types with their legal documents, including those no longer offered',
  data: z.array(companyTypeShape),
})

export const saveCompanyType = providerCall({
  name: 'saveCompanyType',
  method: 'POST',
  path: '/provider/company-types',
  summary: 'Adds a company type, or changes the one whose id is given, with its documents in order',
  body: z.object({
    _id: idShape.optional(),
    name,
    active: z.boolean().default(true),
    version: version.optional(),
    documents: z
      .array(
        z.object({
          id: idShape.optional(),
          title: name,
          short_title: shortText,
          required: z.boolean().default(true),
          active: z.boolean().default(true),
        }),
      )
      .max(30),
  }),
  data: companyTypeShape,
  errors: ['rule', 'stale_version'],
})
