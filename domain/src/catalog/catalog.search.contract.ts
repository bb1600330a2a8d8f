import { z } from 'zod'
import { searchKeyShape } from '../identity/identity.model'
import { buyerCall } from '../kernel/contract'
import { CHOOSES_PRODUCTS } from '../kernel/features'
import { RECORDED_QUERY_CHARACTERS, RECORD_QUERY_RATE } from './catalog.constants'

/**
 * Told by the search screen once a person has settled on what they typed: stood still on results,
 * or opened one. What `findSettledQuery` makes nothing of need not be sent, and is not counted. Send
 * it in the background; whether it was counted matters to nobody.
 */
export const recordQuery = buyerCall({
  name: 'recordQuery',
  method: 'POST',
  path: '/search/queries',
  summary: 'Counts a query that was settled on; what many look for is suggested',
  feature: CHOOSES_PRODUCTS,
  rates: [RECORD_QUERY_RATE],
  body: z.object({ query: z.string().max(RECORDED_QUERY_CHARACTERS) }),
  data: z.null(),
})

/** `GET /user-buyer/setting` carries the same key; this call returns it to tabs that lost theirs. */
export const getSearchKey = buyerCall({
  name: 'getSearchKey',
  method: 'GET',
  path: '/search/key',
  summary: 'The key with which this session searches products; it expires with the session',
  feature: CHOOSES_PRODUCTS,
  data: searchKeyShape,
})
