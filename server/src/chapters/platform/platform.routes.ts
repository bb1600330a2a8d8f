import * as calls from '@pasok/domain/platform/platform.contract'
import { feedbackMessages } from '@pasok/domain/platform/platform.texts'
import { endpoint } from '../../http/endpoint'
import { sendFeedback } from './send-feedback'

export const feedbackEndpoints = [
  endpoint(calls.sendFeedback, async ({ work, body }) => {
    await sendFeedback(work, body)
    return { data: null, message: feedbackMessages.thanks }
  }),
]
