import { notFound } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { discountInAudit, getRelationToDiscount } from './catalog.relations.held'
import { getBuyerDiscount } from './catalog.relations.queries'
import { deleteDiscount } from './catalog.relations.store'

/**
 * Takes back what one buyer gets on one product: the relation's initial discount counts again.
 * @throws AppError `not_found`, also when there is none; `illegal_move`.
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
