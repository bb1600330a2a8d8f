import { z } from 'zod'
import { buyerCall } from '../../kernel/contract'
import { foundShape, idShape, seenVersion, shortText } from '../../kernel/shapes'
import { MAX_NEW_MEMBERS, NEW_MEMBER_RATE, NEW_MEMBERS_RATE } from '../team.constants'
import { teamUserShape } from '../team.model'

const company = { buyer_id: idShape.optional() }
const passwordText = z.string().max(1024)

/** Also for users who assign users to departments. */
export const listTeamUsers = buyerCall({
  name: 'listTeamUsers',
  method: 'GET',
  path: '/buyer/users',
  summary: "The company's users with their roles, the owner first, then by name",
  feature: ['team.manage', 'departments.manage'],
  query: z.object({ ...company, ...foundShape }),
  data: z.array(teamUserShape),
})

/** Spec 1 §3, Team user, Create payload; the server determines `company_code` and `isFirstTime` itself. */
export const addTeamUser = buyerCall({
  name: 'addTeamUser',
  method: 'POST',
  path: '/buyer/user',
  summary:
    'Adds a user to the company, who is mailed the address and a link to set a password; a typed password works immediately',
  feature: 'team.manage',
  rates: [NEW_MEMBER_RATE],
  body: z.object({
    ...company,
    user_email: z.string().trim().max(254),
    /** Without a password the user can sign in only by the mailed link. */
    user_password: passwordText.optional(),
    user_name: shortText,
    company_code: shortText.optional(),
    role_id: z.string().trim().max(64),
    isFirstTime: z.boolean().optional(),
  }),
  data: teamUserShape,
  errors: ['rule'],
})

/**
 * Invalid names, emails, roles and departments make the whole request fail, with a path each
 * (`users.0.role_id`). An email that already has an account is reported in the response, and the
 * other users are added.
 */
export const addTeamUsers = buyerCall({
  name: 'addTeamUsers',
  method: 'POST',
  path: '/buyer/users',
  summary: 'Adds several users, each of whom receives a link to set a password',
  feature: 'team.manage',
  rates: [NEW_MEMBERS_RATE],
  body: z.object({
    ...company,
    users: z
      .array(
        z.object({
          user_email: z.string().trim().max(254),
          user_name: shortText,
          role_id: z.string().trim().max(64),
          /** Requires the feature `departments.manage`. */
          department_id: z.string().trim().max(64).optional(),
        }),
      )
      .min(1)
      .max(MAX_NEW_MEMBERS),
  }),
  data: z.array(z.object({ user_email: z.string(), outcome: z.enum(['invited', 'has-account']) })),
  errors: ['rule'],
})

/**
 * Spec 1 §3, Team user, Edit payload; without `role_id` the role stays, and the server looks up
 * `role_name` itself.
 */
export const editTeamUser = buyerCall({
  name: 'editTeamUser',
  method: 'PUT',
  path: '/buyer/user',
  summary: 'Changes the name and the role of a user',
  feature: 'team.manage',
  body: z.object({
    ...company,
    auth_id: z.string().min(1).max(200),
    user_name: shortText,
    role_id: z.string().trim().max(64).optional(),
    role_name: shortText.optional(),
    version: seenVersion,
  }),
  data: teamUserShape,
  errors: ['rule', 'stale_version'],
})
