import {
  getBuyerTerms,
  getProduct,
  listCompanyPrices,
} from '@pasok/domain/catalog/catalog.contract'
import { isId } from '@pasok/domain/kernel/ids'
import { notFound } from '@pasok/domain/kernel/errors'
import { endpoint } from '../../http/endpoint'
import { presentCompanyPrice, presentProduct, presentTerms } from './catalog.present'
import { findProductBySlug, listOffers } from './catalog.store'

export const catalogEndpoints = [
  endpoint(getProduct, async ({ db, scope, params }) => {
    const product = await findProductBySlug(db, scope, params.slug)
    if (!product) throw notFound('slug')
    return { data: presentProduct(product) }
  }),
  endpoint(listCompanyPrices, async ({ db, scope, query }) => ({
    data: (await listOffers(db, scope, query.product_ids.filter(isId))).map(presentCompanyPrice),
  })),
  endpoint(getBuyerTerms, async ({ db, scope, query }) => {
    const [offer] = isId(query.product_id) ? await listOffers(db, scope, [query.product_id]) : []
    if (!offer || offer.vendor_id !== query.vendor_id) throw notFound('product_id')
    return { data: presentTerms(offer) }
  }),
]
