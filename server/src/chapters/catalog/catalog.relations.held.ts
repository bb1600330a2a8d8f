import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { actionsOnBuyer } from '@pasok/domain/vendors/vendors.relations.abilities'
import { stageOf } from '@pasok/domain/vendors/vendors.relations.rules'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { getHeldRelation, illegalRelationMove } from '../vendors/vendors.relations.held'
import type { LockedRelation } from '../vendors/vendors.relations.store'

/**
 * A relation whose special discounts may be changed, held until the transaction ends.
 * @throws AppError `not_found`; `illegal_move` once it is declined, ended or removed.
 */
export async function getRelationToDiscount(
  work: Work<VendorScope>,
  buyerId: string,
): Promise<LockedRelation> {
  const relation = await getHeldRelation(work, buyerId, 'id')
  if (!actionsOnBuyer(stageOf(relation)).discount) throw illegalRelationMove(work, relation)
  return relation
}

/** A special discount as the audit log tells it; null: none of its own. */
export const discountInAudit = (
  relation: Pick<LockedRelation, 'vendor_name' | 'buyer_name'>,
  product: Pick<BuyerDiscount, 'product_name' | 'SKU'>,
  discount: number | null,
) => ({
  vendor: relation.vendor_name,
  buyer: relation.buyer_name,
  product: `${product.product_name} (${product.SKU})`,
  special_discount: discount,
})
