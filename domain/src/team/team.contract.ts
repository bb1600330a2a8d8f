import { z } from 'zod'
import { companyDetailShape } from '../company/company.model'
import { menuItemShape, searchKeyShape } from '../identity/identity.model'
import { buyerCall, publicCall } from '../kernel/contract'
import { SIGN_UP_RATE } from '../identity/identity.constants'
import { shortText } from '../kernel/shapes'
import { USER_STATUSES } from './team.constants'

const roleName = { _id: z.string(), name: z.string() }
const grants = { features: z.array(z.string()), modules: z.array(menuItemShape) }

/** The data of a session (Spec 1 §3 Session, §7: the keys of `user_data`). */
export const userDataShape = z.object({
  email: z.string(),
  fullname: z.string(),
  /** The role includes its permissions (Spec 1 §6), which are repeated next to it (§7). */
  role: z.object({ ...roleName, data: z.object(roleName), ...grants }),
  ...grants,
  isFirstTime: z.boolean(),
  auth_id: z.string(),
  company_detail: companyDetailShape,
  buyer_id: z.string(),
  company_code: z.string(),
  buyer_name: z.string(),
  owner_email: z.string(),
  created_at: z.string(),
  /** The company's time zone, for its calendar and for displayed times. */
  time_zone: z.string(),
})
export type UserData = z.output<typeof userDataShape>

export const getSetting = buyerCall({
  name: 'getSetting',
  method: 'GET',
  path: '/user-buyer/setting',
  summary: 'The current user with company and role, modules and features',
  token: 'id',
  feature: 'any',
  stage: 'any',
  data: userDataShape.extend({ search: searchKeyShape }),
})

/** Spec 1 §3, Register payload. */
export const registerCompany = publicCall({
  name: 'registerCompany',
  method: 'POST',
  path: '/buyer/register',
  summary: 'Registers a company with its owner’s account, and mails a verification link',
  rates: [SIGN_UP_RATE],
  body: z.object({
    owner_email: z.string().trim().max(254),
    owner_password: z.string().max(1024),
    owner_name: shortText,
    company_name: shortText,
    isFirstTime: z.boolean().optional(),
    /** The secret of an invitation's link, which this request consumes; the email must be the invited one. */
    invitation: z.string().max(200).optional(),
  }),
  data: z.object({ buyer_id: z.string(), company_code: z.string(), auth_id: z.string() }),
  errors: ['rule'],
})

/**
 * Spec 1 §7: `isFirstTime: false` ends the user's own wizard; `status` disables or enables another
 * user, which requires `team.manage`.
 */
export const updateBuyerUser = buyerCall({
  name: 'updateBuyerUser',
  method: 'PUT',
  path: '/user-buyer/:auth_id',
  summary: 'Completes the current user’s wizard, or activates or deactivates a user',
  feature: 'any',
  stage: 'any',
  params: z.object({ auth_id: z.string().min(1).max(200) }),
  body: z
    .object({
      isFirstTime: z.boolean().optional(),
      status: z.enum(USER_STATUSES).optional(),
    })
    .refine(({ isFirstTime, status }) => isFirstTime !== undefined || status !== undefined),
  data: z.null(),
  errors: ['rule'],
})
