import { stageOf } from '@pasok/domain/vendors/vendors.relations.rules'
import { writeAudit } from '../../db/audit'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { assertMove, getHeldRelation, relationInAudit } from './vendors.relations.held'
import { updateRelation } from './vendors.relations.store'

export interface Grant {
  /** Percent; null: nothing on everything. */
  initial_discount: number | null
  /** Days; null: the product's own, else the vendor's. */
  payment_term: number | null
  /** Percent; null: the vendor's; left out: as it stands, nothing before the acceptance. */
  down_payment?: number | null | undefined
  version?: number | undefined
}

/**
 * Accepts a buyer's request; what is granted counts from this transaction on.
 * @throws AppError `not_found`; `illegal_move`, saying who answered or took it back; `stale_version`.
 */
export async function acceptBuyer(
  work: Work<VendorScope>,
  buyerId: string,
  { initial_discount, payment_term, down_payment = null, version }: Grant,
): Promise<void> {
  const row = await getHeldRelation(work, buyerId, 'id')
  assertMove(work, row, 'accept', version)
  await updateRelation(work.trx, work.scope, row.buyer_id, {
    status: 'Active',
    initial_discount,
    payment_term,
    down_payment,
    answered_at: work.now,
    answered_by_name: work.actor.name,
  })
  await work.emit('relation.answered', {
    buyerId: row.buyer_id,
    vendorId: row.vendor_id,
    answer: 'accepted',
    answeredBy: work.actor.userId,
    requestedBy: row.requested_by,
    reason: '',
  })
  await writeAudit(work, {
    action: 'relation.accept',
    subject: 'relation',
    subjectId: row.vendor_id,
    buyerId: row.buyer_id,
    before: relationInAudit(row, { stage: stageOf(row) }),
    after: relationInAudit(row, {
      stage: 'Active',
      initial_discount,
      payment_term,
      down_payment,
    }),
  })
}
