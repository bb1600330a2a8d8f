import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { shortText } from '../kernel/shapes'
import { userDataShape } from './team.contract'

/** A company that a super admin may act for (Spec 2 §3, Buyer company): the last three are its owner's. */
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
  standing: 'any',
  query: z.object({ isOwner: z.string().max(5).optional(), buyer_name: shortText.optional() }),
  data: z.array(ownedCompanyShape),
})

/** The specification's GET (law 7's exception): a sign-in for the company is made. */
export const actForCompany = defineContract({
  name: 'actForCompany',
  method: 'GET',
  path: '/user-buyer/:id/admin',
  summary: 'Tokens to act for a company; id = its owner’s auth_id',
  surface: 'super-admin',
  token: 'access',
  feature: 'any',
  standing: 'any',
  writes: true,
  params: z.object({ id: z.string().min(1).max(200) }),
  data: z.object({
    user_data: userDataShape,
    access_token: z.string(),
    id_token: z.string(),
    /** Seconds. */
    expires_in: z.number(),
    /** As of `POST /oauth/token`, of this super admin together with the company. */
    storage_id: z.string(),
  }),
})
