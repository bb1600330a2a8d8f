import { broken } from '@pasok/domain/kernel/errors'
import { relationErrors } from '@pasok/domain/vendors/vendors.relations.errors'
import { writeAudit } from '../../db/audit'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { Refusal } from './decline-buyer'
import { assertMove, getHeldRelation, relationInAudit } from './vendors.relations.held'
import { updateRelation } from './vendors.relations.store'

/**
 * Ends an Active relation; list prices count from then on. The buyer reads why, and may ask again.
 * @throws AppError `not_found`; `illegal_move`, saying who ended it before; `stale_version`; `rule`
 * without a reason.
 */
export async function endBuyer(
  work: Work<VendorScope>,
  buyerId: string,
  { reason, version }: Refusal,
): Promise<void> {
  const row = await getHeldRelation(work, buyerId, 'id')
  assertMove(work, row, 'end', version)
  if (reason === '') throw broken(relationErrors.reasonRequired, {}, 'reason')
  await updateRelation(work.trx, work.scope, row.buyer_id, {
    status: 'Inactive',
    removed_at: work.now,
    removed_by: 'vendor',
    removed_by_name: work.actor.name,
    removed_reason: reason,
  })
  await work.emit('relation.removed', {
    buyerId: row.buyer_id,
    vendorId: row.vendor_id,
    by: 'vendor',
    from: 'Active',
    reason,
  })
  await writeAudit(work, {
    action: 'relation.end',
    subject: 'relation',
    subjectId: row.vendor_id,
    buyerId: row.buyer_id,
    before: relationInAudit(row, { ...row, stage: 'Active' }),
    after: relationInAudit(row, { stage: 'Ended', note: reason }),
  })
}
