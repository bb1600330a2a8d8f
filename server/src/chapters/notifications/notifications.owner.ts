import { NOBODY } from '../../db/actor'
import type { OwnerScope, Scope } from '../../db/scope'

/** Whose people are told: nobody's of an account without a company, nor the provider's. */
export const ownerOf = (scope: Scope | OwnerScope): string => ('id' in scope ? scope.id : NOBODY)
