import { ruleError } from '@pasok/domain/kernel/errors'
import { relationErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { stageOf } from '@pasok/domain/vendors/relations/relations.rules'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import {
  assertMove,
  getLockedRelation,
  illegalRelationMove,
  relationInAudit,
} from './locked-relation'
import { updateRelation } from './relations.store'

interface Grant {
  /** In percent; null: no general discount. */
  initial_discount: number | null
  /** In days; null: the product's own term, else the vendor's. */
  payment_term: number | null
  /** In percent; null: the vendor's default; undefined: unchanged, or the default when accepting. */
  down_payment?: number | null | undefined
  version?: number | undefined
}

/**
 * Accepts a buyer's request. The granted terms apply from this transaction on. @throws AppError `not_found`;
 * `illegal_move`, naming who answered or withdrew it; `stale_version`.
 */
export async function acceptBuyer(
  work: Work<VendorScope>,
  buyerId: string,
  { initial_discount, payment_term, down_payment = null, version }: Grant,
): Promise<void> {
  const row = await getLockedRelation(work, buyerId, 'id')
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

interface Refusal {
  reason: string
  version?: number | undefined
}

/**
 * Declines a buyer's request. The buyer sees the reason and may request again. @throws AppError `not_found`;
 * `illegal_move`, naming who answered or withdrew it; `stale_version`; `rule` without a reason.
 */
export async function declineBuyer(
  work: Work<VendorScope>,
  buyerId: string,
  { reason, version }: Refusal,
): Promise<void> {
  const row = await getLockedRelation(work, buyerId, 'id')
  assertMove(work, row, 'decline', version)
  if (reason === '') throw ruleError(relationErrors.reasonRequired, {}, 'reason')
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

/**
 * Changes the terms of an Active relation; unchanged data is not written. @throws AppError `not_found`;
 * `illegal_move` when it is not Active; `stale_version`.
 */
export async function changeBuyerTerms(
  work: Work<VendorScope>,
  buyerId: string,
  { version, ...given }: Grant,
): Promise<void> {
  const row = await getLockedRelation(work, buyerId, 'id')
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

/**
 * Ends an Active relation, so that list prices apply. The buyer sees the reason and may request again. @throws
 * AppError `not_found`; `illegal_move`, naming who ended it before; `stale_version`; `rule` without a reason.
 */
export async function endBuyer(
  work: Work<VendorScope>,
  buyerId: string,
  { reason, version }: Refusal,
): Promise<void> {
  const row = await getLockedRelation(work, buyerId, 'id')
  assertMove(work, row, 'end', version)
  if (reason === '') throw ruleError(relationErrors.reasonRequired, {}, 'reason')
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
