import type { TokenKind } from '@pasok/domain/kernel/contract'
import type { Actor } from '../db/actor'
import type { Claims } from './identity-provider'

export interface Sessions {
  /**
   * @throws AppError `unauthenticated` for a token that is invalid, expired or of another kind, or whose
   * sign-in has ended; `deactivated` when the user was deactivated.
   */
  authenticate(
    token: string,
    kind: Exclude<TokenKind, 'none'>,
    isBackground: boolean,
  ): Promise<Actor>
  /**
   * Returns the user of a sign-in named by a signed key. Its use does not count as activity. @throws AppError
   * `unauthenticated` or `deactivated`, as for `authenticate`.
   */
  resume(claims: Pick<Claims, 'authId' | 'signInId'>): Promise<Actor>
}
