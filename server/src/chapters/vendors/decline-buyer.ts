import { broken } from '@pasok/domain/kernel/errors'
import { relationErrors } from '@pasok/domain/vendors/vendors.relations.errors'
import { stageOf } from '@pasok/domain/vendors/vendors.relations.rules'
import { writeAudit } from '../../db/audit'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { assertMove, getHeldRelation, relationInAudit } from './vendors.relations.held'
import { updateRelation } from './vendors.relations.store'

export interface Refusal {
  reason: string
  version?: number | undefined
}

/**
 * Declines a buyer's request; the buyer reads why, and may ask again.
 * @throws AppError `not_found`; `illegal_move`, saying who answered or took it back;
 * `stale_version`; `rule` without a reason.
 */
export async function declineBuyer(
  work: Work<VendorScope>,
  buyerId: string,
  { reason, version }: Refusal,
): Promise<void> {
  const row = await getHeldRelation(work, buyerId, 'id')
  assertMove(work, row, 'decline', version)
  if (reason === '') throw broken(relationErrors.reasonRequired, {}, 'reason')
  await updateRelation(work.trx, work.scope, row.buyer_id, {
    answered_at: work.now,
    answered_by_name: work.actor.name,
    declined_at: work.now,
    declined_reason: reason,
  })
  await work.emit('relation.answered', {
    buyerId: row.buyer_id,
    vendorId: row.vendor_id,
    answer: 'declined',
    answeredBy: work.actor.userId,
    requestedBy: row.requested_by,
    reason,
  })
  await writeAudit(work, {
    action: 'relation.decline',
    subject: 'relation',
    subjectId: row.vendor_id,
    buyerId: row.buyer_id,
    before: relationInAudit(row, { stage: stageOf(row) }),
    after: relationInAudit(row, { stage: 'Declined', note: reason }),
  })
}
