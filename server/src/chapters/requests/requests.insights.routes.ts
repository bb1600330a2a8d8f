import { getRequestInsights } from '@pasok/domain/requests/requests.insights.contract'
import { endpoint } from '../../http/endpoint'
import { getInsights } from './requests.insights.queries'

export const requestInsightEndpoints = [
  endpoint(getRequestInsights, async ({ db, actor, ports: { index }, params }) => ({
    data: await getInsights({ db, actor, index, now: new Date() }, params.id),
  })),
]
