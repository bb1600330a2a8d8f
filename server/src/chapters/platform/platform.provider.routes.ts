import * as calls from '@pasok/domain/platform/platform.provider.contract'
import { endpoint } from '../../http/endpoint'
import { markFeedback } from './send-feedback'
import { listFeedback } from './platform.queries'

export const platformEndpoints = [
  endpoint(calls.listFeedback, async ({ db, scope, query }) => {
    const { rows, count } = await listFeedback(db, scope, query)
    return { data: rows, count }
  }),
  endpoint(calls.markFeedback, async ({ work, params, body }) => {
    await markFeedback(work, params.id, body.read)
    return { data: null }
  }),
]
