import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { longText, shortText } from '../kernel/shapes'
import { FEEDBACK_RATE } from './platform.constants'

/** Spec 1 §3, Feedback. The server determines the sender from the token. */
export const sendFeedback = buyerCall({
  name: 'sendFeedback',
  method: 'POST',
  path: '/feedback',
  summary: 'Sends feedback to the provider',
  feature: 'any',
  stage: 'registered',
  rates: [FEEDBACK_RATE],
  body: z.object({ name: shortText, company_name: shortText, feedback: longText }),
  data: z.null(),
  errors: ['rule'],
})
