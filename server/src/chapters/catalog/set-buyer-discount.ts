import type {
  BuyerDiscount,
  setBuyerDiscount as contract,
} from '@pasok/domain/catalog/catalog.relations.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, failure } from '@pasok/domain/kernel/errors'
import { MOST_SPECIAL_DISCOUNTS } from '@pasok/domain/vendors/vendors.relations.constants'
import { relationErrors } from '@pasok/domain/vendors/vendors.relations.errors'
import { isId } from '@pasok/domain/kernel/ids'
import { writeAudit } from '../../db/audit'
import { lostRace } from '../../db/lost-race'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { discountInAudit, getRelationToDiscount } from './catalog.relations.held'
import { getBuyerDiscount } from './catalog.relations.queries'
import { countDiscounts, putDiscount } from './catalog.relations.store'

/**
 * Gives or changes what one buyer gets on one product, in percent, instead of the relation's
 * initial discount (`docs/domain.md` §5); what is as it was changes nothing.
 * @throws AppError `not_found`; `illegal_move`; `stale_version` when somebody changed it since it
 * was seen; `rule` beyond the most that a buyer can have.
 */
export async function setBuyerDiscount(
  work: Work<VendorScope>,
  buyerId: string,
  { product_id, discount, discount_seen: seen }: BodyOf<typeof contract>,
): Promise<BuyerDiscount> {
  const { trx, scope } = work
  const isFull = async () =>
    isId(buyerId) && (await countDiscounts(trx, scope, buyerId)) >= MOST_SPECIAL_DISCOUNTS
  const wasFull = await isFull()
  const relation = await getRelationToDiscount(work, buyerId)
  const before = await getBuyerDiscount(trx, scope, relation.buyer_id, product_id)
  if (seen !== undefined && seen !== before.discount)
    throw failure('stale_version', { path: 'discount' })
  if (discount === before.discount) return before
  if (before.discount === null && (await isFull())) {
    const most = MOST_SPECIAL_DISCOUNTS
    const refusal = broken(relationErrors.tooManyDiscounts, { most }, 'product_id')
    throw wasFull ? refusal : lostRace(refusal)
  }
  const productId = before.product_id
  await putDiscount(trx, scope, { buyerId: relation.buyer_id, productId, discount })
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
