import { decimal } from '@pasok/domain/kernel/decimal'
import { SHIPPING_SET_IN } from '@pasok/domain/orders/orders.abilities'
import { writeAudit } from '../../db/audit'
import { buyerScope } from '../../db/scope'
import { holdPackage, partiesOf, type HeldPackage, type OrderWork } from './held-order'
import { assertPackage } from './move-packages'
import { putPackage } from './orders.moves.store'

/**
 * The vendor says what the shipping of a package costs, in whole rupiah, until it is shipped.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function setShipping(
  work: OrderWork,
  id: string,
  cost: number,
  seen: number | undefined,
): Promise<HeldPackage['pack']> {
  const { held, pack } = await holdPackage(work, id)
  await assertPackage(work, pack, SHIPPING_SET_IN, seen)
  const shipping_cost = decimal(cost).toFixed()
  if (decimal(pack.shipping_cost).eq(shipping_cost)) return pack
  await putPackage(work.trx, buyerScope(pack.buyer_id), pack.id, {
    shipping_cost,
    updated_at: work.now,
  })
  const { code } = pack
  await writeAudit(work, {
    action: 'package.shipping',
    subject: 'package',
    subjectId: pack.id,
    buyerId: pack.buyer_id,
    before: { code, shipping_cost: pack.shipping_cost },
    after: { code, shipping_cost },
  })
  await work.emit('package.shipping-set', { ...partiesOf(work, held), packageId: pack.id })
  return { ...pack, shipping_cost }
}
