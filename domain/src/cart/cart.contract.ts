import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { idShape, quantityShape } from '../kernel/shapes'
import { LINES_AT_ONCE } from './cart.constants'
import { cartLineShape } from './cart.shapes'

export const makeCartLines = buyerCall({
  name: 'makeCartLines',
  method: 'POST',
  path: '/cart/lines',
  summary:
    'Products as cart lines at the prices of this company, in the order requested; products that are not offered are left out',
  feature: ['requests.create', 'requests.edit', 'templates.create', 'templates.edit'],
  body: z.object({
    items: z
      .array(z.object({ productId: idShape, quantity: quantityShape }))
      .min(1)
      .max(LINES_AT_ONCE),
  }),
  data: z.array(cartLineShape),
})
