import { makeCartLines } from '@pasok/domain/cart/cart.contract'
import { isId } from '@pasok/domain/kernel/ids'
import { endpoint } from '../../http/endpoint'
import { listOffers } from '../catalog/catalog.store'
import { cartLinesOf } from './pricing/lines'

export const cartEndpoints = [
  endpoint(makeCartLines, async ({ work: { trx, scope }, body: { items } }) => {
    const ids = [...new Set(items.map(({ productId }) => productId))].filter(isId)
    const offers = (await listOffers(trx, scope, ids)).filter(({ available }) => available)
    const wanted = items.map(({ productId, quantity }) => ({
      product_id: productId,
      quantity,
      note: '',
    }))
    return { data: await cartLinesOf(trx, scope, wanted, offers) }
  }),
]
