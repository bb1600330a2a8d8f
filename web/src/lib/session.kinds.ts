import type { Flag, SearchKey } from '@pasok/domain/identity/identity.model'
import type { UserData } from '@pasok/domain/team/team.contract'

interface Tokens {
  access_token: string
  id_token: string
  /** Seconds from the sign-in. */
  expires_in: number
  /** ISO time of the sign-in. */
  login_start_date: string
  /** Absent in a session that an earlier release stored. */
  storage_id?: string
}

/** Who works at a desk, a vendor's or the provider's, and super admins before they chose a company. */
export interface Account extends Tokens {
  kind: 'account'
  flag: Flag
  super_admin: boolean
  email: string
  fullname: string
  auth_id: string
}

/** What is kept of a person: what the role grants stands beside it, and is not kept twice. */
export interface Person extends Omit<UserData, 'role'> {
  role: Pick<UserData['role'], '_id' | 'name'>
  /** Absent while acting for a company, and in a session that an earlier release stored. */
  search?: SearchKey
}

/** Spec 1 §3, Session: a person of a buying company, or a super admin who acts for one. */
export interface Session extends Person, Tokens {
  kind: 'buyer'
  /** Of a super admin who acts for this company: the sign-in to go back to. */
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

/** True for what was kept by this release of the app. */
export function isSignedIn(value: unknown): value is SignedIn {
  if (!isRecord(value) || !hasTokens(value)) return false
  return value['kind'] === 'buyer' ? Array.isArray(value['modules']) : value['kind'] === 'account'
}

/** The super admin behind a session, whether acting for a company just now or not. */
export function superAdminOf(signedIn: SignedIn | null): Account | null {
  const account = signedIn?.kind === 'buyer' ? signedIn.own : signedIn
  return account?.super_admin === true && account.flag === 'BUYER' ? account : null
}

/**
 * Whose things in this browser these are: of a person, or of a super admin together with the
 * company, as what belongs to one company is nothing for the next. Names of what is stored here have
 * it, so it does not say who that is.
 */
export const ownerKeyOf = (signedIn: SignedIn): string =>
  signedIn.storage_id ?? formerOwnerKeyOf(signedIn)

/** The same of what belongs to a person in a company. */
export const companyKeyOf = (session: Session): string =>
  session.storage_id ?? formerCompanyKeyOf(session)

/** The key of releases before `storage_id`. */
export const formerOwnerKeyOf = (signedIn: SignedIn): string =>
  signedIn.kind === 'buyer' && signedIn.own ? formerCompanyKeyOf(signedIn) : signedIn.auth_id

export const formerCompanyKeyOf = ({ auth_id, buyer_id }: Session): string =>
  `${auth_id}.${buyer_id}`

/** Every token that a session stands on; the server refuses one of them, and the session is over. */
export function tokensOf(signedIn: SignedIn): readonly string[] {
  const own = signedIn.kind === 'buyer' && signedIn.own ? tokensOf(signedIn.own) : []
  return [signedIn.access_token, signedIn.id_token, ...own]
}

/** Sides with a desk of their own, beside the buyers'. */
export type DeskFlag = Exclude<Flag, 'BUYER'>

export const DESK_HOMES = {
  PROVIDER: '/provider',
  VENDOR: '/vendor/orders',
} as const satisfies Record<DeskFlag, string>

/** The first page of somebody who is signed in. */
export type Home =
  | '/dashboard'
  | '/register/step'
  | '/login/select-company'
  | (typeof DESK_HOMES)[DeskFlag]

/** Where a person begins (`docs/domain.md` §4). */
export function homeOf(signedIn: SignedIn): Home | '/' {
  if (signedIn.kind === 'buyer') return signedIn.isFirstTime ? '/register/step' : '/dashboard'
  if (signedIn.flag !== 'BUYER') return DESK_HOMES[signedIn.flag]
  return superAdminOf(signedIn) ? '/login/select-company' : '/'
}
