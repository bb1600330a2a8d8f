import { z } from 'zod'
import { buyerCall } from '../../kernel/contract'
import { idShape, seenVersionInQuery, shortText } from '../../kernel/shapes'
import { MAX_REQUESTED_PRODUCTS } from './relations.constants'
import { discountShape, foundVendorShape, termDaysShape } from './relations.model'
import { RELATION_STAGES } from './relations.states'
import { RELATION_STATUSES } from '../vendors.model'

export const findVendorByCode = buyerCall({
  name: 'findVendorByCode',
  method: 'GET',
  path: '/myvendor/search',
  summary: 'Finds the vendor of a company code, with the default terms of a request',
  feature: 'vendors.manage',
  query: z.object({ buyer_id: idShape.optional(), company_code: shortText }),
  data: foundVendorShape,
  errors: ['rule'],
})

const movedShape = z.object({
  vendor_id: z.string(),
  buyer_id: z.string(),
  status: z.enum(RELATION_STATUSES),
  stage: z.enum(RELATION_STAGES),
  version: z.number(),
})

export const requestRelation = buyerCall({
  name: 'requestRelation',
  method: 'POST',
  path: '/mybuyer',
  summary: 'Requests a preferred buyer relation; it is Inactive until the vendor accepts',
  feature: 'vendors.manage',
  body: z.object({
    buyer_id: idShape.optional(),
    vendor_id: idShape,
    initial_discount: discountShape.nullable().default(null),
    product: z
      .array(z.object({ product_name: shortText.pipe(z.string().min(1)), discount: discountShape }))
      .max(MAX_REQUESTED_PRODUCTS)
      .default([]),
    /** Days; the server derives the name from them. */
    payment_term: z
      .object({ name: z.string().max(50).optional(), value: termDaysShape })
      .nullable()
      .default(null),
    /** Percent, instead of the vendor's general down payment. */
    down_payment: discountShape.nullable().default(null),
    /** Accepted but ignored: only the vendor can activate a relation. */
    status: z.enum(RELATION_STATUSES).optional(),
  }),
  data: movedShape,
  errors: ['illegal_move'],
})

export const removeRelation = buyerCall({
  name: 'removeRelation',
  method: 'DELETE',
  path: '/myvendor',
  summary: 'Removes a preferred vendor, or withdraws the request',
  feature: 'vendors.manage',
  query: z.object({
    buyer_id: idShape.optional(),
    vendor_id: idShape,
    version: seenVersionInQuery,
  }),
  data: z.null(),
  errors: ['illegal_move', 'stale_version'],
})
