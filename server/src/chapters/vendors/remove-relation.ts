import { stageOf } from '@pasok/domain/vendors/vendors.relations.rules'
import { writeAudit } from '../../db/audit'
import type { BuyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { assertMove, getHeldRelation, relationInAudit } from './vendors.relations.held'
import { updateRelation } from './vendors.relations.store'

interface Removal {
  vendor_id: string
  version?: number | undefined
}

/**
 * Takes a vendor off the buyer's list, a request that waits included; list prices count from then
 * on. It can be asked for again.
 * @throws AppError `not_found`; `illegal_move` when it is off the list already; `stale_version`
 * when the vendor answered since it was seen.
 */
export async function removeRelation(
  work: Work<BuyerScope>,
  { vendor_id: vendorId, version }: Removal,
): Promise<void> {
  const row = await getHeldRelation(work, vendorId, 'vendor_id')
  assertMove(work, row, 'remove', version)
  await updateRelation(work.trx, work.scope, row.vendor_id, {
    status: 'Inactive',
    removed_at: work.now,
    removed_by: 'buyer',
    removed_by_name: work.actor.name,
    removed_reason: '',
  })
  await work.emit('relation.removed', {
    buyerId: row.buyer_id,
    vendorId: row.vendor_id,
    by: 'buyer',
    from: stageOf(row),
    reason: '',
  })
  await writeAudit(work, {
    action: 'relation.remove',
    subject: 'relation',
    subjectId: row.vendor_id,
    vendorId: row.vendor_id,
    before: relationInAudit(row, { ...row, stage: stageOf(row) }),
    after: relationInAudit(row, { stage: 'Removed' }),
  })
}
