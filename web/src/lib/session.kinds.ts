import type { Flag, SearchKey } from '@pasok/domain/identity/identity.model'
import type { UserData } from '@pasok/domain/team/team.contract'

interface Tokens {
  access_token: string
  id_token: string
  /** In seconds from signing in. */
  expires_in: number
  /** ISO time of the sign-in. */
  login_start_date: string
  /** Missing in sessions stored by an earlier release. */
  storage_id?: string
}

/** A user of a vendor or the provider, or a super admin who has not chosen a company. */
export interface Account extends Tokens {
  kind: 'account'
  flag: Flag
  super_admin: boolean
  email: string
  fullname: string
  auth_id: string
}

/** A user's data in the session, without the role's modules and features, which it already contains. */
export interface Person extends Omit<UserData, 'role'> {
  role: Pick<UserData['role'], '_id' | 'name'>
  /** Missing while acting for a company, and in sessions stored by an earlier release. */
  search?: SearchKey
}

/** Session of a buyer or of a super admin acting for a company (Spec 1 §3, Session). */
export interface Session extends Person, Tokens {
  kind: 'buyer'
  /** Own session of a super admin acting for this company. */
  own?: Account
}

export type SignedIn = Session | Account

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const hasTokens = (value: Record<string, unknown>) =>
  typeof value['access_token'] === 'string' &&
  typeof value['id_token'] === 'string' &&
  typeof value['login_start_date'] === 'string' &&
  typeof value['auth_id'] === 'string'

/** Returns true when a stored value is a session in this release's format. */
export function isSignedIn(value: unknown): value is SignedIn {
  if (!isRecord(value) || !hasTokens(value)) return false
  return value['kind'] === 'buyer' ? Array.isArray(value['modules']) : value['kind'] === 'account'
}

/** Returns the super admin's own session, whether they are acting for a company or not. */
export function superAdminOf(signedIn: SignedIn | null): Account | null {
  const account = signedIn?.kind === 'buyer' ? signedIn.own : signedIn
  return account?.super_admin === true && account.flag === 'BUYER' ? account : null
}

/**
 * Returns the key for data stored in this browser: per user, and for super admins also per company. The key is
 * random, so that storage names do not reveal who used the browser.
 */
export const ownerKeyOf = (signedIn: SignedIn): string =>
  signedIn.storage_id ?? formerOwnerKeyOf(signedIn)

/** Returns the key for data of a user in one company. */
export const companyKeyOf = (session: Session): string =>
  session.storage_id ?? formerCompanyKeyOf(session)

/** The key of releases before `storage_id`. */
export const formerOwnerKeyOf = (signedIn: SignedIn): string =>
  signedIn.kind === 'buyer' && signedIn.own ? formerCompanyKeyOf(signedIn) : signedIn.auth_id

export const formerCompanyKeyOf = ({ auth_id, buyer_id }: Session): string =>
  `${auth_id}.${buyer_id}`

/** Returns all tokens of a session; if the server refuses any of them, the session ends. */
export function tokensOf(signedIn: SignedIn): readonly string[] {
  const own = signedIn.kind === 'buyer' && signedIn.own ? tokensOf(signedIn.own) : []
  return [signedIn.access_token, signedIn.id_token, ...own]
}

/** User types with a portal of their own. */
export type PortalFlag = Exclude<Flag, 'BUYER'>

export const PORTAL_HOMES = {
  PROVIDER: '/provider',
  VENDOR: '/vendor/orders',
} as const satisfies Record<PortalFlag, string>

export type Home =
  | '/dashboard'
  | '/register/step'
  | '/login/select-company'
  | (typeof PORTAL_HOMES)[PortalFlag]

/** Returns the user's first page (`docs/domain.md` §4). */
export function homeOf(signedIn: SignedIn): Home | '/' {
  if (signedIn.kind === 'buyer') return signedIn.isFirstTime ? '/register/step' : '/dashboard'
  if (signedIn.flag !== 'BUYER') return PORTAL_HOMES[signedIn.flag]
  return superAdminOf(signedIn) ? '/login/select-company' : '/'
}
