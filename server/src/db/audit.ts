import { NOBODY, type Actor } from './actor'
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
