import { z } from 'zod'
import { providerCall } from '../kernel/contract'
import { idShape, pageShape, shortText } from '../kernel/shapes'

export const feedbackRowShape = z.object({
  _id: z.string(),
  name: z.string(),
  company_name: z.string(),
  /** The sending account's email, independent of the typed name. */
  email: z.string(),
  feedback: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  read_at: z.string().nullable(),
})
export type FeedbackRow = z.output<typeof feedbackRowShape>

export const listFeedback = providerCall({
  name: 'listFeedback',
  method: 'GET',
  path: '/provider/feedback',
  summary: 'Feedback of the companies’ users, newest first',
  query: z.object({
    unread: z.enum(['1']).optional(),
    search: shortText.optional(),
    ...pageShape(20),
  }),
  data: z.array(feedbackRowShape),
  paged: true,
})

export const markFeedback = providerCall({
  name: 'markFeedback',
  method: 'PUT',
  path: '/provider/feedback/:id',
  summary: 'Marks feedback as read or unread',
  params: z.object({ id: idShape }),
  body: z.object({ read: z.boolean() }),
  data: z.null(),
})
