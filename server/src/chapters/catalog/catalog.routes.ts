import { getCategoryTree } from '@pasok/domain/catalog/catalog.provider.contract'
import {
  getBuyerTerms,
  getProduct,
  getSearchKey,
  listCompanyPrices,
  listSimilar,
  matchPasted,
  recordQuery,
} from '@pasok/domain/catalog/catalog.contract'

import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { endpoint } from '../../http/endpoint'
import { makeSearchKey } from '../identity/search-key'
import {
  findPasted,
  matchPastedLines,
  findSimilar,
  listSimilarOffers,
} from './offers/offers.queries'
import { presentCompanyPrice, presentProduct, presentTerms } from './catalog.present'
import { findProductBySlug, listOffers } from './catalog.store'
import { getCategoryTree as getTree } from './categories/categories.queries'
import { recordQuery as record } from './search/record-query'

export const catalogEndpoints = [
  endpoint(getProduct, async ({ db, scope, params }) => {
    const product = getFound(await findProductBySlug(db, scope, params.slug), 'slug')
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
  endpoint(
    listSimilar,
    ({ db, scope, ports: { index }, query }) => findSimilar({ db, scope, index }, query),
    async ({ db, scope, query, prepared }) => ({
      data: await listSimilarOffers({ db, scope }, query, prepared),
    }),
  ),
  endpoint(
    matchPasted,
    ({ db, scope, ports: { index }, body }) => findPasted({ db, scope, index }, body),
    async ({ work, body, prepared }) => ({
      data: await matchPastedLines({ db: work.trx, scope: work.scope }, body, prepared),
    }),
  ),
  endpoint(getCategoryTree, async ({ db, scope }) => ({ data: await getTree(db, scope) })),
  endpoint(getSearchKey, async ({ db, actor }) => ({ data: await makeSearchKey(db, actor) })),
  endpoint(recordQuery, async ({ work, body }) => {
    await record(work, body.query)
    return { data: null }
  }),
]
