import { copyRequest as copyContract } from '@pasok/domain/requests/requests.copy.contract'
import { requestCopyTexts } from '@pasok/domain/requests/requests.copy.texts'
import { getRequestInsights } from '@pasok/domain/requests/requests.insights.contract'
import { endpoint } from '../../http/endpoint'
import { copyRequest } from './copy-request'
import { getInsights } from './requests.insights.queries'

export const requestDecisionEndpoints = [
  endpoint(getRequestInsights, async ({ db, actor, ports: { index }, params }) => ({
    data: await getInsights({ db, actor, index, now: new Date() }, params.id),
  })),
  endpoint(copyContract, async ({ work, params }) => ({
    data: await copyRequest(work, params.id),
    message: requestCopyTexts.copied,
  })),
]
