import { sql } from 'kysely'
import type { Scope } from './scope'

/** Whether the actor of an audit row is one of the reader's own users, or acted for the reader. */
export function isOwnActor(scope: Scope) {
  if (scope.kind === 'vendor') return sql<boolean>`coalesce(actor.vendor_id = ${scope.id}, false)`
  if (scope.kind === 'buyer')
    return sql<boolean>`(actor.buyer_id = ${scope.id} or audit_log.acting_for = ${scope.id})`
  return scope.kind === 'provider' ? sql<boolean>`true` : sql<boolean>`false`
}

/** Whether the reader may know the actor's name: of their own users and of the other trading side. */
export function isNamedActor(scope: Scope) {
  const otherSide = scope.kind === 'vendor' ? 'BUYER' : 'VENDOR'
  return sql<boolean>`(${isOwnActor(scope)} or actor.flag = ${otherSide})`
}
