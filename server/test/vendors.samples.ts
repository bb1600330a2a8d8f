import { vendorId } from './company'
import type { Samples } from './sample'

export const vendorSamples = (_company: string): Samples => ({
  getVendor: { query: { vendor_id: vendorId('sinar') } },
  getOwnVendor: {},
})
