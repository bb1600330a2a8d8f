import type { Flag, ProfileClaim, TokenAnswer } from '@pasok/domain/identity/identity.model'
import type { Trx } from '../db/db'

/** What a verified token says; the database decides what it is worth now. */
export interface Claims {
  authId: string
  /** The sign-in that it belongs to. */
  signInId: string
  /** When it began, of a sign-in that is made elsewhere: its row is written at its first use. */
  signedInAt?: Date
  /** An email that the issuer vouches for. */
  verifiedEmail?: string
}

/** Whom tokens of our own are issued for. */
export interface TokenSubject {
  authId: string
  signInId: string
  buyerId?: string
  profile: ProfileClaim
  flag: Flag
}

/** Somebody who signs in, and from where. */
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
  /** The issuer knows the account, but nobody here has it. */
  | { kind: 'unregistered' }
  | { kind: 'locked'; seconds: number }
  | { kind: 'away' }
  /** What an issuer says itself, passed on as it is. */
  | { kind: 'told'; status: number; error: string; description: string; seconds?: number }

/** An account to be made; without a password it is set by a mailed link. */
export interface NewAccount {
  email: string
  name: string
  password?: string
}

/** An account that exists at the provider, or will with our rows. */
export interface Credential {
  authId: string
  /** After the user's row was written. */
  save(trx: Trx): Promise<void>
}

/** Keeps a password that was hashed before, and forgets the wrong ones. */
export type SavePassword = (trx: Trx, account: { authId: string; email: string }) => Promise<void>

/** How a forgotten password is set anew: by our own link, or by the issuer's own mail. */
type Resets =
  | { readonly kind: 'by-link'; hash(password: string): Promise<SavePassword> }
  | { readonly kind: 'by-issuer'; mail(email: string): Promise<void> }

/** Issues tokens with a key that was read before. */
export type Issue = IdentityProvider['issue']

/** Who people are: the built-in provider, or an external issuer. */
export interface IdentityProvider {
  /**
   * Nothing for a token that is not this provider's, expired, or of the other kind.
   * @throws AppError `unavailable` when the issuer can't be asked for its keys.
   */
  findClaims(token: string, kind: 'access' | 'id'): Promise<Claims | undefined>
  /** Tokens of our own, also beside an issuer's; both end 10 hours after `signedInAt`, by this process's clock. */
  issue(subject: TokenSubject, signedInAt: Date): Promise<TokenAnswer>
  /** Reads the key, before a transaction: what it gives issues likewise and asks nobody. */
  prepareIssue(): Promise<Issue>
  /** The public halves of the keys of our own tokens. */
  publicKeys(): Promise<readonly object[]>
  /** The password grant. */
  grant(attempt: Attempt): Promise<GrantResult>
  /**
   * Nothing when somebody has this email already. Not in a transaction: it takes its time.
   * @throws AppError `unavailable`.
   */
  signUp(account: NewAccount): Promise<Credential | undefined>
  /** Like `signUp` for accounts without a password, in the same order; undefined for an email with an account. */
  signUpAll(accounts: readonly NewAccount[]): Promise<readonly (Credential | undefined)[]>
  readonly resets: Resets
}
