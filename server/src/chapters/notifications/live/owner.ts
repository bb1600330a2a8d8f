import { NOBODY } from '../../../db/actor'
import type { OwnerScope, Scope } from '../../../db/scope'

/** The signed-in company, or one that is known by its id alone. */
export type KnownScope = Scope | OwnerScope

/** Whose people are told: nobody's of an account without a company, nor the provider's. */
export const ownerOf = (scope: KnownScope): string => ('id' in scope ? scope.id : NOBODY)
