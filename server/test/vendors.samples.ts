import { idOf, vendorId } from './company'
import type { Samples } from './sample'

export const vendorSamples = (_company: string): Samples => ({
  getVendor: { query: { vendor_id: vendorId('sinar') } },
  getOwnVendor: {},
  listVendors: {},
  getVendorFile: { params: { id: vendorId('sinar') } },
  createVendor: {
    body: { legal_name: 'PT Baru', owner_name: 'Rina', owner_email: 'owner@maju.test' },
  },
  setVendorActive: { params: { id: idOf('nothing') }, body: { active: true } },
  setVendorUserStatus: {
    params: { id: idOf('nothing'), user_id: idOf('nothing') },
    body: { status: 'ACTIVE' },
  },
  welcomeVendorUser: { params: { id: idOf('nothing'), user_id: idOf('nothing') } },
})
