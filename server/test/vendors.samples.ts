import { companyId, idOf, vendorId } from './company'
import type { Samples } from './sample'

/** Valid in form but with empty fields, so that the rules refuse it and nothing changes. */
const STORE = {
  logo_url: '',
  description: '',
  phone: '',
  email: '',
  website: '',
  instagram: '',
  facebook: '',
  twitter: '',
  province_id: '',
  city_id: '',
  subdistrict_id: '',
  village_id: '',
  postcode: '',
  street: '',
}

export const vendorSamples = (company: string): Samples => ({
  getVendor: { query: { vendor_id: vendorId('sinar') } },
  getOwnVendor: {},
  saveVendorTerms: {
    body: { default_discount: 101, default_down_payment: 0, default_payment_term: 30 },
  },
  getStoreProfile: {},
  saveStoreProfile: { body: STORE },
  listVendorTeam: {},
  addVendorMember: { body: { fullname: '', email: 'sample@nowhere.test' } },
  editVendorMember: { body: { _id: idOf('nothing'), fullname: 'Sari' } },
  setVendorMemberStatus: { body: { _id: idOf('nothing'), status: 'INACTIVE' } },
  transferVendor: { body: { _id: idOf('nothing') } },
  findVendorByCode: { query: { buyer_id: companyId(company), company_code: 'SINAR' } },
  requestRelation: { body: { buyer_id: companyId(company), vendor_id: idOf('nothing') } },
  removeRelation: { query: { buyer_id: companyId(company), vendor_id: idOf('nothing') } },
  listRelatedBuyers: {},
  countRelatedBuyers: {},
  getRelatedBuyer: { params: { id: idOf('nothing') } },
  acceptBuyer: {
    params: { id: idOf('nothing') },
    body: { initial_discount: 1, payment_term: 30 },
  },
  declineBuyer: { params: { id: idOf('nothing') }, body: { reason: 'No' } },
  endBuyer: { params: { id: idOf('nothing') }, body: { reason: 'No' } },
  changeBuyerTerms: {
    params: { id: idOf('nothing') },
    body: { initial_discount: 1, payment_term: 30 },
  },
  getPlatformSetting: {},
  savePlatformSetting: {
    body: { default_discount: 101, default_payment_term: 30, default_down_payment: 0 },
  },
  listVendors: {},
  getVendorFile: { params: { id: vendorId('sinar') } },
  createVendor: {
    body: { legal_name: 'PT Baru', owner_name: 'Rina', owner_email: 'owner@maju.test' },
  },
  applyAsVendor: {
    body: {
      invitation: 'A'.repeat(43),
      legal_name: 'PT Baru',
      owner_name: 'Rina',
      owner_email: 'baru@nowhere.test',
      phone: '021 5551234',
    },
  },
  listVendorApplications: {},
  acceptVendorApplication: { params: { id: idOf('nothing') }, body: {} },
  declineVendorApplication: { params: { id: idOf('nothing') }, body: { reason: 'No' } },
  setVendorActive: { params: { id: idOf('nothing') }, body: { active: true } },
  setVendorUserStatus: {
    params: { id: idOf('nothing'), user_id: idOf('nothing') },
    body: { status: 'ACTIVE' },
  },
  setVendorOwner: { params: { id: idOf('nothing') }, body: { user_id: idOf('nothing') } },
  welcomeVendorUser: { params: { id: idOf('nothing'), user_id: idOf('nothing') } },
})
