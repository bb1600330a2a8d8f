import { sql } from 'kysely'
import { type Actor, NOBODY } from './actor'
import { writeDeferred } from './deferred-writes'
import type { Scope } from './scope'
import type { Work } from './work'

/** An entry of the audit log; `before` and `after` must contain no secrets. */
export interface AuditEntry {
  action: string
  subject: string
  subjectId: string
  /** The buyer whose document it is, when another side acts on it. */
  buyerId?: string
  /** The vendor whose document it is, when another side acts on it. */
  vendorId?: string
  before?: unknown
  after?: unknown
}

/** The part of a command's work that the audit log needs. Changes without a request have a null `requestId`. */
export interface Auditing extends Pick<Work, 'trx' | 'scope' | 'now'> {
  /** Missing outside of a command: the entries are written immediately. */
  defer?: Work['defer']
  actor: Pick<Actor, 'userId' | 'name' | 'actingFor'>
  requestId: string | null
  address: string | null
}

/**
 * Appends entries to the audit log: the user, the company acted for, the change and the network address
 * (`docs/domain.md` §4).
 */
export async function writeAudit(work: Auditing, ...entries: readonly AuditEntry[]): Promise<void> {
  const audit_log = entries.map(
    ({ action, subject, subjectId, buyerId, vendorId, before, after }) => ({
      buyer_id: buyerId ?? (work.scope.kind === 'buyer' ? work.scope.id : null),
      vendor_id: vendorId ?? (work.scope.kind === 'vendor' ? work.scope.id : null),
      actor_id: work.actor.userId === NOBODY ? null : work.actor.userId,
      actor_name: work.actor.name,
      acting_for: work.actor.actingFor ?? null,
      action,
      subject,
      subject_id: subjectId,
      before,
      after,
      request_id: work.requestId,
      address: work.address,
      at: work.now,
    }),
  )
  const writes = { rows: { audit_log } }
  await (work.defer ? work.defer(writes) : writeDeferred(work.trx, writes))
}

/** Matches audit rows whose actor is one of the reader's users or acted for the reader's company. */
export function isOwnActor(scope: Scope) {
  if (scope.kind === 'vendor') return sql<boolean>`coalesce(actor.vendor_id = ${scope.id}, false)`
  if (scope.kind === 'buyer')
    return sql<boolean>`(actor.buyer_id = ${scope.id} or audit_log.acting_for = ${scope.id})`
  return scope.kind === 'provider' ? sql<boolean>`true` : sql<boolean>`false`
}

/** Matches audit rows whose actor's name the reader may see: own users and those of the other trading side. */
export function isNamedActor(scope: Scope) {
  const otherSide = scope.kind === 'vendor' ? 'BUYER' : 'VENDOR'
  return sql<boolean>`(${isOwnActor(scope)} or actor.flag = ${otherSide})`
}
