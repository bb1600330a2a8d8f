import type { BodyOf, DataOf } from '@pasok/domain/kernel/contract'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { canMove } from '@pasok/domain/kernel/machine'
import type { requestRelation as contract } from '@pasok/domain/vendors/vendors.relations.contract'
import { stageOf } from '@pasok/domain/vendors/vendors.relations.rules'
import { relationMachine } from '@pasok/domain/vendors/vendors.relations.states'
import { writeAudit } from '../../db/audit'
import type { BuyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { getHeldRelation, illegalRelationMove, relationInAudit } from './vendors.relations.held'
import { findOfferingVendor, insertRelation, updateRelation } from './vendors.relations.store'

/**
 * Asks a vendor for a relation, for the first time or again; it is Inactive until the vendor
 * accepts. What was granted before stays, unseen, until then.
 * @throws AppError `not_found` for a vendor that sells nothing here; `illegal_move`, saying who
 * asked and when, while one waits or is Active.
 */
export async function requestRelation(
  work: Work<BuyerScope>,
  { vendor_id: id, initial_discount, payment_term, down_payment, product }: BodyOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { trx, scope, actor, now } = work
  const vendor = getFound(
    isId(id) ? await findOfferingVendor(trx, scope, id) : undefined,
    'vendor_id',
  )
  const asked = {
    requested_discount: initial_discount,
    requested_payment_term: payment_term?.value ?? null,
    requested_down_payment: down_payment,
    requested_products: JSON.stringify(product),
    requested_by: actor.userId,
    requested_by_name: actor.name,
    requested_at: now,
  }
  const isFirst = await insertRelation(trx, scope, vendor.id, asked)
  const row = await getHeldRelation(work, vendor.id, 'vendor_id')
  if (!isFirst) {
    if (!canMove(relationMachine, stageOf(row), 'request')) throw illegalRelationMove(work, row)
    await updateRelation(trx, scope, vendor.id, {
      ...asked,
      answered_at: null,
      answered_by_name: '',
      declined_at: null,
      declined_reason: '',
      removed_at: null,
      removed_by: null,
      removed_by_name: '',
      removed_reason: '',
    })
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
