import { z } from 'zod'

/** The user's surface: the token's `profile.flag` (`docs/domain.md` §1). */
const FLAGS = ['BUYER', 'VENDOR', 'PROVIDER'] as const
export type Flag = (typeof FLAGS)[number]

const LINK_KINDS = ['verify-email', 'reset-password'] as const
export type LinkKind = (typeof LINK_KINDS)[number]
/** States of a mailed link; `unknown` includes links of another kind. */
export const LINK_STATES = ['open', 'used', 'expired', 'superseded', 'unknown'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** The id token's `profile` claim (Spec 1 §7). */
export interface ProfileClaim {
  flag: Flag
  email: string
  name: string
  role: string
  auth_id: string
  super_admin?: boolean
}

/** The success response of `POST /oauth/token`; `expires_in` is in seconds. */
export const tokenAnswerShape = z.object({
  access_token: z.string(),
  id_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  scope: z.string(),
  /**
   * Identifies the user's data stored in the browser: the same at every sign-in, and only the server can map
   * it to a user. Undefined in responses of external issuers and of earlier releases.
   */
  storage_id: z.string().optional(),
})
export type TokenAnswer = z.output<typeof tokenAnswerShape>

/** A session's key for the product index, and its ISO time of expiry. */
export const searchKeyShape = z.object({
  application_id: z.string(),
  api_key: z.string(),
  expires_at: z.string(),
})
export type SearchKey = z.output<typeof searchKeyShape>

export const tokenErrorShape = z.object({ error: z.string(), error_description: z.string() })

/** The body of a password grant, as form or JSON; any client id and connection are accepted. */
export const passwordGrantShape = z.object({
  grant_type: z.literal('password'),
  username: z.string().min(1).max(320),
  password: z.string().min(1).max(1024),
  client_id: z.string().min(1).max(200),
  connection: z.string().min(1).max(200),
  scope: z.string().max(200).optional(),
})

export const moduleDetailShape = z.object({
  _id: z.string(),
  flag: z.literal('BUYER'),
  has_child: z.boolean(),
  iconImage: z.string(),
  is_parent: z.boolean(),
  name: z.string(),
  path: z.string(),
  sort_number: z.number(),
})

/** An entry of the side menu (Spec 1 §2). */
export const menuItemShape = z.object({
  module_detail: moduleDetailShape,
  child_navigations: z.array(moduleDetailShape),
  features: z.array(z.string()),
  all_child_navigations_parents: z.array(moduleDetailShape),
  all_features_parents: z.array(z.string()),
})
export type MenuItem = z.output<typeof menuItemShape>
export type ModuleDetail = z.output<typeof moduleDetailShape>
