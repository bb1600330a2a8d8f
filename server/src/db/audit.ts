import { sql } from 'kysely'
import { type Actor, NOBODY } from './actor'
import type { Scope } from './scope'
import type { Work } from './work'

/** What was changed; `before` and `after` carry no secrets. */
export interface AuditEntry {
  action: string
  subject: string
  subjectId: string
  /** Whose document it is, where another side acts on it. */
  buyerId?: string
  /** The same of a vendor. */
  vendorId?: string
  before?: unknown
  after?: unknown
}

/** What of a command's work the audit log asks for; what no call caused has no request. */
export interface Auditing extends Pick<Work, 'trx' | 'scope' | 'now'> {
  actor: Pick<Actor, 'userId' | 'name' | 'actingFor'>
  requestId: string | null
  address: string | null
}

/** Appends to the audit log: who, acting for whom, what, from where (`docs/domain.md` §4). */
export async function writeAudit(work: Auditing, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await work.trx
    .insertInto('audit_log')
    .values(
      entries.map(({ action, subject, subjectId, buyerId, vendorId, before, after }) => ({
        buyer_id: buyerId ?? (work.scope.kind === 'buyer' ? work.scope.id : null),
        vendor_id: vendorId ?? (work.scope.kind === 'vendor' ? work.scope.id : null),
        actor_id: work.actor.userId === NOBODY ? null : work.actor.userId,
        actor_name: work.actor.name,
        acting_for: work.actor.actingFor ?? null,
        action,
        subject,
        subject_id: subjectId,
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
        request_id: work.requestId,
        address: work.address,
        at: work.now,
      })),
    )
    .execute()
}

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
