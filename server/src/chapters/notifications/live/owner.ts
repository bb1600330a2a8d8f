import { NOBODY } from '../../../db/actor'
import type { OwnerScope, Scope } from '../../../db/scope'

/** The scope of a signed-in user, or a company known only by its id. */
export type KnownScope = Scope | OwnerScope

/** Owner of notifications: the company; NOBODY for the provider and for accounts without a company. */
export const ownerOf = (scope: KnownScope): string => ('id' in scope ? scope.id : NOBODY)
