import type { Flag, ProfileClaim } from '@pasok/domain/identity/identity.model'

/** What a verified token says; the database decides what it is worth now. */
export interface Claims {
  authId: string
  /** The sign-in that issued it. */
  signInId: string
  /** The company that a super admin acts for. */
  buyerId?: string
}

/** Checks tokens: the built-in provider's own, or an external issuer's. */
export interface IdentityProvider {
  /** Nothing for a token that is not this provider's, expired, or of the other kind. */
  findClaims(token: string, kind: 'access' | 'id'): Promise<Claims | undefined>
}

/** Whom tokens are issued for. */
export interface TokenSubject {
  authId: string
  signInId: string
  buyerId?: string
  profile: ProfileClaim
  flag: Flag
}
