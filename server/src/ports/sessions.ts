import type { TokenKind } from '@pasok/domain/kernel/contract'
import type { Actor } from '../db/actor'
import type { Claims } from './identity-provider'

/** Tells who a token belongs to, as of now. */
export interface Sessions {
  /**
   * @throws AppError `unauthenticated` for a token that is bad, expired, of another kind, or whose
   * sign-in or user has ended.
   */
  authenticate(
    token: string,
    kind: Exclude<TokenKind, 'none'>,
    isBackground: boolean,
  ): Promise<Actor>
  /**
   * The user of a sign-in that a signed key names. Using such a key does not count as activity.
   * @throws AppError `unauthenticated` or `deactivated`, as above.
   */
  resume(claims: Pick<Claims, 'authId' | 'signInId'>): Promise<Actor>
}
