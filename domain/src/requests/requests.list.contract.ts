import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { searchShape, sortShape } from '../kernel/search'
import { idShape, pageShape } from '../kernel/shapes'
import { REQUESTS_PAGE_SIZE } from './requests.constants'
import { REQUEST_RANGES, REQUEST_TOPICS } from './requests.list.topics'
import { requestRowShape } from './requests.model'

export const searchRequests = buyerCall({
  name: 'searchRequests',
  method: 'GET',
  path: '/purchase-request',
  summary:
    "The company's requests, newest first; by vendor, code, author, department, status or date",
  feature: 'requests.read',
  query: z.object({
    /** The buyer's id. */
    id: idShape.optional(),
    ...pageShape(REQUESTS_PAGE_SIZE),
    ...searchShape(REQUEST_TOPICS, REQUEST_RANGES),
    sort: sortShape,
  }),
  data: z.array(requestRowShape),
  paged: true,
})
