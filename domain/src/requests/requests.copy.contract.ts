import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { idShape } from '../kernel/shapes'

export const copyRequest = buyerCall({
  name: 'copyRequest',
  method: 'POST',
  path: '/purchase-request/copy/:id',
  summary: "Copies a rejected request into a new draft, at today's prices",
  feature: 'requests.create',
  errors: ['rule', 'illegal_move'],
  params: z.object({ id: idShape }),
  data: z.object({
    _id: z.string(),
    code_pr: z.string(),
    version: z.number(),
    total: z.number(),
    /** Items that are not offered any more. */
    left_out: z.array(z.object({ productId: z.string(), name: z.string() })),
    /** The department of the old one, when it could not be kept. */
    department_left: z.string().nullable(),
    /** The new one's address by name, when the old one's was removed. */
    address_instead: z.string().nullable(),
  }),
})
