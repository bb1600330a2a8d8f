import { z } from 'zod'
import { vendorCall } from '../../kernel/contract'
import { idShape, longText, pageShape, seenVersion, shortText } from '../../kernel/shapes'
import { BUYER_GROUPS, BUYERS_PAGE_SIZE } from './relations.constants'
import {
  discountShape,
  relatedBuyerPageShape,
  relatedBuyerShape,
  termDaysShape,
} from './relations.model'

const buyer = z.object({ id: idShape })
/** Percent and days; null means that the vendor's default applies. */
const terms = {
  initial_discount: discountShape.nullable(),
  payment_term: termDaysShape.nullable(),
  /** Unchanged when omitted. */
  down_payment: discountShape.nullable().optional(),
}

export const listRelatedBuyers = vendorCall({
  name: 'listRelatedBuyers',
  method: 'GET',
  path: '/vendor/buyers',
  summary:
    'Buyers by the stage of their relation: requests the longest waiting first, others the newest first',
  query: z.object({
    group: z.enum(BUYER_GROUPS).default('waiting'),
    search: shortText.optional(),
    ...pageShape(BUYERS_PAGE_SIZE),
  }),
  data: z.array(relatedBuyerShape),
  paged: true,
})

export const countRelatedBuyers = vendorCall({
  name: 'countRelatedBuyers',
  method: 'GET',
  path: '/vendor/buyers/count',
  summary: 'Numbers of buyers with a requested, an active and an ended relation',
  data: z.record(z.enum(BUYER_GROUPS), z.number()),
})

export const getRelatedBuyer = vendorCall({
  name: 'getRelatedBuyer',
  method: 'GET',
  path: '/vendor/buyers/:id',
  summary: 'A buyer with requested and granted terms and the history of the relation',
  params: buyer,
  data: relatedBuyerPageShape,
})

export const acceptBuyer = vendorCall({
  name: 'acceptBuyer',
  method: 'PUT',
  path: '/vendor/buyers/:id/accept',
  summary: 'Accepts a request; the granted terms apply immediately',
  params: buyer,
  body: z.object({ ...terms, version: seenVersion }),
  data: relatedBuyerPageShape,
  errors: ['illegal_move', 'stale_version'],
})

export const declineBuyer = vendorCall({
  name: 'declineBuyer',
  method: 'PUT',
  path: '/vendor/buyers/:id/decline',
  summary: 'Declines a request, with a reason',
  params: buyer,
  body: z.object({ reason: longText, version: seenVersion }),
  data: relatedBuyerPageShape,
  errors: ['rule', 'illegal_move', 'stale_version'],
})

export const endBuyer = vendorCall({
  name: 'endBuyer',
  method: 'PUT',
  path: '/vendor/buyers/:id/end',
  summary: 'Ends a relation, with a reason; list prices apply again immediately',
  params: buyer,
  body: z.object({ reason: longText, version: seenVersion }),
  data: relatedBuyerPageShape,
  errors: ['rule', 'illegal_move', 'stale_version'],
})

export const changeBuyerTerms = vendorCall({
  name: 'changeBuyerTerms',
  method: 'PUT',
  path: '/vendor/buyers/:id',
  summary: 'Changes the terms of an Active relation',
  params: buyer,
  body: z.object({ ...terms, version: seenVersion }),
  data: relatedBuyerPageShape,
  errors: ['illegal_move', 'stale_version'],
})
