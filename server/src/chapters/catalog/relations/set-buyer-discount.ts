import type {
  BuyerDiscount,
  setBuyerDiscount as setBuyerDiscountContract,
} from '@pasok/domain/catalog/catalog.relations.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, failure, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { actionsOnBuyer } from '@pasok/domain/vendors/relations/relations.abilities'
import { MAX_SPECIAL_DISCOUNTS } from '@pasok/domain/vendors/relations/relations.constants'
import { relationErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { stageOf } from '@pasok/domain/vendors/relations/relations.rules'
import { writeAudit } from '../../../db/audit'
import { lostRace } from '../../../db/lost-race'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { getLockedRelation, illegalRelationMove } from '../../vendors/relations/locked-relation'
import type { LockedRelation } from '../../vendors/relations/relations.store'
import { getBuyerDiscount } from './relations.queries'
import { countDiscounts, deleteDiscount, saveDiscount } from './relations.store'

/**
 * Sets a buyer's special discount on one product, in percent, which replaces the relation's initial discount
 * (`docs/domain.md` §5). An unchanged discount is not written. @throws AppError `not_found`; `illegal_move`;
 * `stale_version` when the discount was changed since it was loaded; `rule` when the buyer has the maximum
 * number of discounts.
 */
export async function setBuyerDiscount(
  work: Work<VendorScope>,
  buyerId: string,
  { product_id, discount, discount_seen: seen }: BodyOf<typeof setBuyerDiscountContract>,
): Promise<BuyerDiscount> {
  const { trx, scope } = work
  const isFull = async () =>
    isId(buyerId) && (await countDiscounts(trx, scope, buyerId)) >= MAX_SPECIAL_DISCOUNTS
  const wasFull = await isFull()
  const relation = await getRelationToDiscount(work, buyerId)
  const before = await getBuyerDiscount(trx, scope, relation.buyer_id, product_id)
  if (seen !== undefined && seen !== before.discount)
    throw failure('stale_version', { path: 'discount' })
  if (discount === before.discount) return before
  if (before.discount === null && (await isFull())) {
    const max = MAX_SPECIAL_DISCOUNTS
    const refusal = ruleError(relationErrors.tooManyDiscounts, { most: max }, 'product_id')
    throw wasFull ? refusal : lostRace(refusal)
  }
  const productId = before.product_id
  await saveDiscount(trx, scope, { buyerId: relation.buyer_id, productId, discount })
  await work.emit('discounts.changed', {
    vendorId: scope.id,
    buyerId: relation.buyer_id,
    productId,
  })
  await writeAudit(work, {
    action: 'special-discount.set',
    subject: 'relation',
    subjectId: relation.vendor_id,
    buyerId: relation.buyer_id,
    before: discountInAudit(relation, before, before.discount),
    after: discountInAudit(relation, before, discount),
  })
  return getBuyerDiscount(trx, scope, relation.buyer_id, productId)
}

/**
 * Removes a buyer's special discount on one product, so that the relation's initial discount applies again.
 * @throws AppError `not_found`, also when there is no discount; `illegal_move`.
 */
export async function removeBuyerDiscount(
  work: Work<VendorScope>,
  buyerId: string,
  productId: string,
): Promise<void> {
  const { trx, scope } = work
  const relation = await getRelationToDiscount(work, buyerId)
  const before = await getBuyerDiscount(trx, scope, relation.buyer_id, productId)
  if (before.discount === null) throw notFound('product_id')
  await deleteDiscount(trx, scope, relation.buyer_id, before.product_id)
  await work.emit('discounts.changed', {
    vendorId: scope.id,
    buyerId: relation.buyer_id,
    productId: before.product_id,
  })
  await writeAudit(work, {
    action: 'special-discount.remove',
    subject: 'relation',
    subjectId: relation.vendor_id,
    buyerId: relation.buyer_id,
    before: discountInAudit(relation, before, before.discount),
    after: discountInAudit(relation, before, null),
  })
}

/**
 * Locks a relation whose special discounts may be changed until the transaction ends. @throws AppError
 * `not_found`; `illegal_move` when it is declined, ended or removed.
 */
async function getRelationToDiscount(
  work: Work<VendorScope>,
  buyerId: string,
): Promise<LockedRelation> {
  const relation = await getLockedRelation(work, buyerId, 'id')
  if (!actionsOnBuyer(stageOf(relation)).discount) throw illegalRelationMove(work, relation)
  return relation
}

/** The audit log's data of a special discount; null means that the product has none. */
const discountInAudit = (
  relation: Pick<LockedRelation, 'vendor_name' | 'buyer_name'>,
  product: Pick<BuyerDiscount, 'product_name' | 'SKU'>,
  discount: number | null,
) => ({
  vendor: relation.vendor_name,
  buyer: relation.buyer_name,
  product: `${product.product_name} (${product.SKU})`,
  special_discount: discount,
})
