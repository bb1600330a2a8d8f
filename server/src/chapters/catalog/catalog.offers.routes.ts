import { listSimilar, matchPasted } from '@pasok/domain/catalog/catalog.offers.contract'
import { endpoint } from '../../http/endpoint'
import { findPasted, matchPastedLines } from './catalog.offers.queries'
import { findSimilar, listSimilarOffers } from './catalog.similar.queries'

export const offerEndpoints = [
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
]
