import { listSimilar, matchPasted } from '@pasok/domain/catalog/catalog.offers.contract'
import { endpoint } from '../../http/endpoint'
import { findPasted, matchPastedLines } from './catalog.offers.queries'
import { listSimilarOffers } from './catalog.similar.queries'

export const offerEndpoints = [
  endpoint(listSimilar, async ({ db, scope, ports: { index }, query }) => ({
    data: await listSimilarOffers({ db, scope, index }, query),
  })),
  endpoint(
    matchPasted,
    ({ db, scope, ports: { index }, body }) => findPasted({ db, scope, index }, body),
    async ({ work, body, prepared }) => ({
      data: await matchPastedLines({ db: work.trx, scope: work.scope }, body, prepared),
    }),
  ),
]
