import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { idShape } from '../kernel/shapes'
import { vendorDetailShape } from './vendors.model'

export const getVendor = buyerCall({
  name: 'getVendor',
  method: 'GET',
  path: '/vendor/detail',
  summary: 'A vendor: address, contacts, default discount and down payment',
  feature: 'any',
  query: z.object({ vendor_id: idShape }),
  data: vendorDetailShape,
})
