import { stageOf } from '@pasok/domain/vendors/vendors.relations.rules'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { Grant } from './accept-buyer'
import { getHeldRelation, illegalRelationMove, relationInAudit } from './vendors.relations.held'
import { updateRelation } from './vendors.relations.store'

/**
 * Changes what an Active relation grants; what is as it was changes nothing.
 * @throws AppError `not_found`; `illegal_move` when it is not Active; `stale_version`.
 */
export async function changeBuyerTerms(
  work: Work<VendorScope>,
  buyerId: string,
  { version, ...given }: Grant,
): Promise<void> {
  const row = await getHeldRelation(work, buyerId, 'id')
  if (stageOf(row) !== 'Active') throw illegalRelationMove(work, row)
  assertSeen(row, version)
  const { down_payment = row.down_payment } = given
  const terms = { ...given, down_payment }
  const before = relationInAudit(row, { ...row, stage: 'Active' })
  const after = relationInAudit(row, { ...terms, stage: 'Active' })
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await updateRelation(work.trx, work.scope, row.buyer_id, terms)
  await work.emit('discounts.changed', { vendorId: row.vendor_id, buyerId: row.buyer_id })
  await writeAudit(work, {
    action: 'relation.change',
    subject: 'relation',
    subjectId: row.vendor_id,
    buyerId: row.buyer_id,
    before,
    after,
  })
}
