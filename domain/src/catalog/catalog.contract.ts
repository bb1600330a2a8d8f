import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { CHOOSES_PRODUCTS } from '../kernel/features'
import { idShape } from '../kernel/shapes'
import { buyerTermsShape } from '../vendors/vendors.model'
import {
  PASTED_AT_ONCE,
  PASTED_CHARACTERS,
  PRICES_AT_ONCE,
  RECORD_QUERY_RATE,
  RECORDED_QUERY_CHARACTERS,
} from './catalog.constants'
import { companyPriceShape, offerShape, pastedMatchShape, productShape } from './catalog.model'
import { searchKeyShape } from '../identity/identity.model'

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
  rates: [{ name: 'match-pasted', per: 'person', max: 60, seconds: 300 }],
})

/**
 * Sent by the search screen when the user stays on the results of a query or opens one of them.
 * Queries that `findCompletedQuery` returns undefined for are not counted. Send it in the background;
 * the screen does not depend on the result.
 */
export const recordQuery = buyerCall({
  name: 'recordQuery',
  method: 'POST',
  path: '/search/queries',
  summary: 'Counts a completed query; frequent queries become suggestions',
  feature: CHOOSES_PRODUCTS,
  rates: [RECORD_QUERY_RATE],
  body: z.object({ query: z.string().max(RECORDED_QUERY_CHARACTERS) }),
  data: z.null(),
})

/** Returns the same key as `GET /user-buyer/setting`, for tabs that no longer have it. */
export const getSearchKey = buyerCall({
  name: 'getSearchKey',
  method: 'GET',
  path: '/search/key',
  summary: 'The key with which this session searches products; it expires with the session',
  feature: CHOOSES_PRODUCTS,
  data: searchKeyShape,
})

export const getProduct = buyerCall({
  name: 'getProduct',
  method: 'GET',
  path: '/product/by/:slug',
  summary: 'A product by its slug',
  feature: CHOOSES_PRODUCTS,
  params: z.object({ slug: z.string().min(1).max(200) }),
  data: productShape,
})

export const listCompanyPrices = buyerCall({
  name: 'listCompanyPrices',
  method: 'GET',
  path: '/mybuyer/prices',
  summary:
    'What this company pays for the products given (ids, comma between); unknown ones are left out',
  feature: CHOOSES_PRODUCTS,
  query: z.object({
    buyer_id: idShape.optional(),
    product_ids: z
      .string()
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(idShape).max(PRICES_AT_ONCE)),
  }),
  data: z.array(companyPriceShape),
})

export const getBuyerTerms = buyerCall({
  name: 'getBuyerTerms',
  method: 'GET',
  path: '/mybuyer/product',
  summary: "This company's special discount on a product of a vendor",
  feature: CHOOSES_PRODUCTS,
  query: z.object({ vendor_id: idShape, buyer_id: idShape.optional(), product_id: idShape }),
  data: buyerTermsShape,
})
