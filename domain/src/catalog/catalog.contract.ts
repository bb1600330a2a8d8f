import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { CHOOSES_PRODUCTS } from '../kernel/features'
import { idShape } from '../kernel/shapes'
import { buyerTermsShape } from '../vendors/vendors.model'
import { PRICES_AT_ONCE } from './catalog.constants'
import { companyPriceShape, productShape } from './catalog.model'

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
