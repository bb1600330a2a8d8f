import { z } from 'zod'
import { defineContract, providerCall } from '../kernel/contract'
import { idShape, seenVersion, shortText } from '../kernel/shapes'
import { userDataShape } from './team.contract'

/**
 * A company that a super admin may act for (Spec 2 §3, Buyer company); the last three fields
 * describe its owner.
 */
export const ownedCompanyShape = z.object({
  _id: z.string(),
  buyer_id: z.string(),
  buyer_name: z.string(),
  company_code: z.string(),
  fullname: z.string(),
  email: z.string(),
  auth_id: z.string(),
})
export type OwnedCompany = z.output<typeof ownedCompanyShape>

export const listOwnedCompanies = defineContract({
  name: 'listOwnedCompanies',
  method: 'GET',
  path: '/user-buyer',
  summary: 'The companies that a super admin may act for, by name',
  surface: 'super-admin',
  token: 'access',
  feature: 'any',
  stage: 'any',
  query: z.object({ isOwner: z.string().max(5).optional(), buyer_name: shortText.optional() }),
  data: z.array(ownedCompanyShape),
})

/** Creates a sign-in for the company. The specification requires GET although it writes. */
export const actForCompany = defineContract({
  name: 'actForCompany',
  method: 'GET',
  path: '/user-buyer/:id/admin',
  summary: 'Tokens to act for a company; id = its owner’s auth_id',
  surface: 'super-admin',
  token: 'access',
  feature: 'any',
  stage: 'any',
  writes: true,
  params: z.object({ id: z.string().min(1).max(200) }),
  data: z.object({
    user_data: userDataShape,
    access_token: z.string(),
    id_token: z.string(),
    /** Seconds. */
    expires_in: z.number(),
    /** As in `POST /oauth/token`, but specific to this super admin and company. */
    storage_id: z.string(),
  }),
})

const superAdminShape = z.object({
  _id: z.string(),
  fullname: z.string(),
  email: z.string(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  /** ISO 8601. */
  last_login_time: z.string().nullable(),
  version: z.number(),
  companies: z.array(
    z.object({ _id: z.string(), legal_name: z.string(), company_code: z.string() }),
  ),
})
export type SuperAdmin = z.output<typeof superAdminShape>

export const listSuperAdmins = providerCall({
  name: 'listSuperAdmins',
  method: 'GET',
  path: '/provider/super-admins',
  summary: 'Super admins and the companies that they act for',
  data: z.array(superAdminShape),
})

export const saveSuperAdmin = providerCall({
  name: 'saveSuperAdmin',
  method: 'POST',
  path: '/provider/super-admins',
  summary:
    'Adds a super admin, who is mailed a link to set a password, or changes the one whose id is given',
  body: z.object({
    _id: idShape.optional(),
    fullname: shortText.min(1),
    /** Only for a new account; an existing account's email cannot be changed. */
    email: z.string().trim().max(254).optional(),
    status: z.enum(['ACTIVE', 'INACTIVE']).default('ACTIVE'),
    buyer_ids: z.array(idShape).max(1000),
    version: seenVersion,
  }),
  data: superAdminShape,
  errors: ['rule', 'stale_version'],
})
