import type { Flag } from '@pasok/domain/identity/identity.model'
import type { Feature } from '@pasok/domain/kernel/features'
import type { Language } from '@pasok/domain/kernel/texts'
import { ACCOUNT, type BuyerScope, type Scope } from './scope'

/** Who calls: made from the token and the database at every call, never from what a client says. */
export interface Actor {
  userId: string
  authId: string
  signInId: string
  email: string
  name: string
  flag: Flag
  scope: Scope
  isOwner: boolean
  /** Decides requests that they had a hand in (`RequestActor`). */
  decidesOwn: boolean
  isFirstTime: boolean
  isVerified: boolean
  /** May act for companies, whether one is being acted for or not. */
  isSuperAdmin: boolean
  /** The company that a super admin acts for. */
  actingFor?: string
  features: ReadonlySet<Feature>
  company?: Company
}

/** Whose rows are read, and by which sign-in: the links to files that are answered end with it. */
export interface Requester<S extends Scope = Scope> {
  scope: S
  signInId: string
}

/** The actor's buying company. */
export interface Company {
  id: string
  code: string
  name: string
  timeZone: string
  /** Of what leaves the company. */
  language: Language
}

/** A buyer's user with the company: what buyer contracts are handled with. */
export interface BuyerActor extends Actor {
  scope: BuyerScope
  company: Company
}

/** No user's id: of those who call without a token. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Who calls without a token, until it is known who that is. */
export const VISITOR: Actor = {
  userId: NOBODY,
  authId: '',
  signInId: NOBODY,
  email: '',
  name: 'Visitor',
  flag: 'BUYER',
  scope: ACCOUNT,
  isOwner: false,
  decidesOwn: false,
  isFirstTime: false,
  isVerified: false,
  isSuperAdmin: false,
  features: new Set(),
}
