import { getRequestInsights } from '@pasok/domain/requests/requests.insights.contract'
import { databaseNow } from '../../db/database-now'
import { endpoint } from '../../http/endpoint'
import { findInsights, getInsights } from './requests.insights.queries'

export const requestInsightEndpoints = [
  endpoint(
    getRequestInsights,
    ({ db, actor, ports: { index }, params }) => findInsights({ db, actor }, index, params.id),
    async ({ db, actor, params, prepared }) => ({
      data: await getInsights({ db, actor }, params.id, {
        similar: prepared,
        now: await databaseNow(db),
      }),
    }),
  ),
]
