import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { idShape } from '../kernel/shapes'
import { buyerTermsShape, vendorDetailShape } from './vendors.model'

export const getVendor = defineContract({
  name: 'getVendor',
  method: 'GET',
  path: '/vendor/detail',
  summary: 'A vendor: address, contacts, default discount and down payment',
  surface: 'buyer',
  token: 'access',
  feature: 'any',
  query: z.object({ vendor_id: idShape }),
  data: vendorDetailShape,
})

export const getBuyerTerms = defineContract({
  name: 'getBuyerTerms',
  method: 'GET',
  path: '/mybuyer/product',
  summary: "This company's special discount on a product of a vendor",
  surface: 'buyer',
  token: 'access',
  feature: 'products.read',
  query: z.object({ vendor_id: idShape, buyer_id: idShape.optional(), product_id: idShape }),
  data: buyerTermsShape,
})
