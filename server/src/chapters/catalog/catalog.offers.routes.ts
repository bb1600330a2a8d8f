import { listSimilar, matchPasted } from '@pasok/domain/catalog/catalog.offers.contract'
import { endpoint } from '../../http/endpoint'
import { listSimilarOffers, matchPastedLines } from './catalog.offers.queries'

export const offerEndpoints = [
  endpoint(listSimilar, async ({ db, scope, ports: { index }, query }) => ({
    data: await listSimilarOffers({ db, scope, index }, query),
  })),
  endpoint(matchPasted, async ({ work, ports: { index }, body }) => ({
    data: await matchPastedLines({ db: work.trx, scope: work.scope, index }, body),
  })),
]
