import { z } from 'zod'
import { providerCall } from '../kernel/contract'
import { idShape, seenVersion, shortText } from '../kernel/shapes'

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
    /** Of a new one; an account keeps its email. */
    email: z.string().trim().max(254).optional(),
    status: z.enum(['ACTIVE', 'INACTIVE']).default('ACTIVE'),
    buyer_ids: z.array(idShape).max(1000),
    /** That was looked at, of one that is changed; without it whatever stands is. */
    version: seenVersion,
  }),
  data: superAdminShape,
  errors: ['rule', 'stale_version'],
})
