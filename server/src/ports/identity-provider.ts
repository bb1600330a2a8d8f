import type { Flag, ProfileClaim, TokenAnswer } from '@pasok/domain/identity/identity.model'
import type { Trx } from '../db/db'

/** The claims of a verified token; the database decides whether they are still valid. */
export interface Claims {
  authId: string
  /** The sign-in to which the token belongs. */
  signInId: string
  /** Start of an external sign-in, whose row is written at its first use. */
  signedInAt?: Date
  /** An email verified by the issuer. */
  verifiedEmail?: string
}

export interface TokenSubject {
  authId: string
  signInId: string
  buyerId?: string
  profile: ProfileClaim
  flag: Flag
}

export interface Attempt {
  email: string
  password: string
  address: string
  userAgent: string
}

export type GrantResult =
  | { kind: 'signed-in'; tokens: TokenAnswer; authId: string }
  | { kind: 'wrong' }
  | { kind: 'inactive' }
  /** The issuer knows the account, but the application has no such user. */
  | { kind: 'unregistered' }
  | { kind: 'locked'; seconds: number }
  | { kind: 'away' }
  /** The issuer's own error, passed on unchanged. */
  | { kind: 'issuer-error'; status: number; error: string; description: string; seconds?: number }

/** An account to create. Without a password, the user sets one through a mailed link. */
export interface NewAccount {
  email: string
  name: string
  password?: string
}

/** An account at the provider, or one that will exist once the application's rows are written. */
export interface Credential {
  authId: string
  /** Must be called after the user's row was written. */
  save(trx: Trx): Promise<void>
}

/** Saves a hashed password and clears failed attempts. */
export type SavePassword = (trx: Trx, account: { authId: string; email: string }) => Promise<void>

/** How a forgotten password is replaced: by the application's link or by the issuer's mail. */
type Resets =
  | { readonly kind: 'by-link'; hash(password: string): Promise<SavePassword> }
  | { readonly kind: 'by-issuer'; mail(email: string): Promise<void> }

/** Issues tokens with a key that was loaded before. */
export type Issue = IdentityProvider['issue']

/** Manages accounts and tokens: the built-in provider or an external issuer. */
export interface IdentityProvider {
  /**
   * Returns the claims of a token; undefined when it is not this provider's, expired or of the other kind.
   * @throws AppError `unavailable` when the issuer's keys cannot be fetched.
   */
  findClaims(token: string, kind: 'access' | 'id'): Promise<Claims | undefined>
  /**
   * Issues the application's own tokens, even beside an external issuer. Both end 10 hours after `signedInAt`,
   * by this process's clock.
   */
  issue(subject: TokenSubject, signedInAt: Date): Promise<TokenAnswer>
  /**
   * Loads the signing key before a transaction and returns a function that issues tokens without further
   * requests.
   */
  prepareIssue(): Promise<Issue>
  /** Returns the public keys of the application's own tokens. */
  publicKeys(): Promise<readonly object[]>
  grant(attempt: Attempt): Promise<GrantResult>
  /**
   * Creates an account; undefined when the email has one. It is slow and must not run in a transaction. @throws
   * AppError `unavailable`.
   */
  signUp(account: NewAccount): Promise<Credential | undefined>
  /**
   * Creates several accounts without passwords, in the same order; undefined for an email that has an account.
   */
  signUpAll(accounts: readonly NewAccount[]): Promise<readonly (Credential | undefined)[]>
  readonly resets: Resets
}
