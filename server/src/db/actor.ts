import type { Flag } from '@pasok/domain/identity/identity.model'
import type { Feature } from '@pasok/domain/kernel/features'
import type { Language } from '@pasok/domain/kernel/texts'
import { ACCOUNT, type BuyerScope, type Scope } from './scope'

/** The current user, built from the token and the database for every request, never from the request's data. */
export interface Actor {
  userId: string
  authId: string
  signInId: string
  email: string
  name: string
  flag: Flag
  scope: Scope
  isOwner: boolean
  /** True when the user may decide requests they worked on (`RequestActor`). */
  maySelfApprove: boolean
  isFirstTime: boolean
  isVerified: boolean
  /** True for a super admin, whether or not acting for a company. */
  isSuperAdmin: boolean
  /** Id of the company for which the super admin acts. */
  actingFor?: string
  features: ReadonlySet<Feature>
  company?: Company
}

/** The scope whose rows are read, and the sign-in with which links to files end. */
export interface Requester<S extends Scope = Scope> {
  scope: S
  signInId: string
}

export interface Company {
  id: string
  code: string
  name: string
  timeZone: string
  /** Language of documents that leave the company. */
  language: Language
}

/** A buyer's user with the company, as handlers of buyer contracts need it. */
export interface BuyerActor extends Actor {
  scope: BuyerScope
  company: Company
}

/** Id for callers without a token; no user has it. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

export const VISITOR: Actor = {
  userId: NOBODY,
  authId: '',
  signInId: NOBODY,
  email: '',
  name: 'Visitor',
  flag: 'BUYER',
  scope: ACCOUNT,
  isOwner: false,
  maySelfApprove: false,
  isFirstTime: false,
  isVerified: false,
  isSuperAdmin: false,
  features: new Set(),
}
