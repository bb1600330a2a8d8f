import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { CHOOSES_PRODUCTS } from '../kernel/features'
import { idShape } from '../kernel/shapes'
import { PASTED_AT_ONCE, PASTED_CHARACTERS } from './catalog.constants'
import { offerShape, pastedMatchShape } from './catalog.offers.model'

export const listSimilar = buyerCall({
  name: 'listSimilar',
  method: 'GET',
  path: '/product/similar',
  summary:
    'Products of the same category, in stock and delivered to an address, the most alike in name first',
  feature: CHOOSES_PRODUCTS,
  query: z.object({ product_id: idShape, address_id: idShape }),
  data: z.array(offerShape),
})

export const matchPasted = buyerCall({
  name: 'matchPasted',
  method: 'POST',
  path: '/product/match',
  summary:
    'What the lines of a pasted list can mean, each by SKU or, where none is it, by likeness',
  feature: CHOOSES_PRODUCTS,
  body: z.object({
    address_id: idShape,
    lines: z.array(z.string().trim().min(1).max(PASTED_CHARACTERS)).min(1).max(PASTED_AT_ONCE),
  }),
  data: z.array(pastedMatchShape),
  rates: [{ name: 'match-pasted', per: 'person', most: 60, seconds: 300 }],
})
