import * as calls from '@pasok/domain/platform/platform.contract'
import * as providerCalls from '@pasok/domain/platform/platform.provider.contract'
import { feedbackMessages } from '@pasok/domain/platform/platform.texts'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { listFeedback } from './platform.queries'
import { markFeedback, sendFeedback } from './send-feedback'

export const platformEndpoints = [
  endpoint(calls.sendFeedback, async ({ work, body }) => {
    await sendFeedback(work, body)
    return { data: null, message: feedbackMessages.thanks }
  }),
  endpoint(providerCalls.listFeedback, async ({ db, scope, query }) =>
    paged(await listFeedback(db, scope, query)),
  ),
  endpoint(providerCalls.markFeedback, async ({ work, params, body }) => {
    await markFeedback(work, params.id, body.read)
    return { data: null }
  }),
]
