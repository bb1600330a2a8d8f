import { defineContract } from '../kernel/contract'
import { ownVendorShape } from './vendors.desk.model'

export const getOwnVendor = defineContract({
  name: 'getOwnVendor',
  method: 'GET',
  path: '/vendor/own',
  summary: 'The vendor of who calls, with its default terms',
  surface: 'vendor',
  token: 'access',
  feature: 'any',
  data: ownVendorShape,
})
