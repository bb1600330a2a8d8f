import type { BodyOf, DataOf } from '@pasok/domain/kernel/contract'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { canMove } from '@pasok/domain/kernel/machine'
import type { requestRelation as requestRelationContract } from '@pasok/domain/vendors/relations/relations.contract'
import { stageOf } from '@pasok/domain/vendors/relations/relations.rules'
import { relationMachine } from '@pasok/domain/vendors/relations/relations.states'
import { writeAudit } from '../../../db/audit'
import type { BuyerScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import {
  assertMove,
  getLockedRelation,
  illegalRelationMove,
  relationInAudit,
} from './locked-relation'
import { findOfferingVendor, insertRelation, updateRelation } from './relations.store'

/** Columns that clear the earlier answer or removal when a relation is requested again. */
const UNANSWERED = {
  answered_at: null,
  answered_by_name: '',
  declined_at: null,
  declined_reason: '',
  removed_at: null,
  removed_by: null,
  removed_by_name: '',
  removed_reason: '',
} as const

/**
 * Requests a relation with a vendor, for the first time or again. It is Inactive until the vendor accepts it;
 * terms granted earlier stay stored but do not apply until then.
 * 1. Finds the vendor.
 * 2. Inserts the relation, or checks and updates the existing one.
 * 3. Emits the event and writes the audit entry. @throws AppError `not_found` for a vendor that is not active;
 *    `illegal_move`, naming who requested it and when, while one is pending or Active.
 */
export async function requestRelation(
  work: Work<BuyerScope>,
  {
    vendor_id: id,
    initial_discount,
    payment_term,
    down_payment,
    product,
  }: BodyOf<typeof requestRelationContract>,
): Promise<DataOf<typeof requestRelationContract>> {
  const { trx, scope, actor, now } = work
  const found = isId(id) ? await findOfferingVendor(trx, scope, id) : undefined
  const vendor = getFound(found, 'vendor_id')
  const requested = {
    requested_discount: initial_discount,
    requested_payment_term: payment_term?.value ?? null,
    requested_down_payment: down_payment,
    requested_products: JSON.stringify(product),
    requested_by: actor.userId,
    requested_by_name: actor.name,
    requested_at: now,
  }
  const isFirst = await insertRelation(trx, scope, vendor.id, requested)
  const row = await getLockedRelation(work, vendor.id, 'vendor_id')
  if (!isFirst) {
    if (!canMove(relationMachine, stageOf(row), 'request')) throw illegalRelationMove(work, row)
    await updateRelation(trx, scope, vendor.id, { ...requested, ...UNANSWERED })
  }
  await work.emit('relation.requested', { buyerId: scope.id, vendorId: vendor.id })
  await writeAudit(work, {
    action: 'relation.request',
    subject: 'relation',
    subjectId: vendor.id,
    vendorId: vendor.id,
    ...(!isFirst && { before: relationInAudit(row, { stage: stageOf(row) }) }),
    after: relationInAudit(row, {
      stage: 'Requested',
      initial_discount,
      payment_term: payment_term?.value ?? null,
      down_payment,
    }),
  })
  return {
    vendor_id: vendor.id,
    buyer_id: scope.id,
    status: 'Inactive',
    stage: 'Requested',
    version: isFirst ? row.version : row.version + 1,
  }
}

interface Removal {
  vendor_id: string
  version?: number | undefined
}

/**
 * Removes a vendor from the buyer's list, even while a request is pending; list prices apply from then on. The
 * relation can be requested again. @throws AppError `not_found`; `illegal_move` when it is already removed;
 * `stale_version` when the vendor answered since it was loaded.
 */
export async function removeRelation(
  work: Work<BuyerScope>,
  { vendor_id: vendorId, version }: Removal,
): Promise<void> {
  const row = await getLockedRelation(work, vendorId, 'vendor_id')
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
