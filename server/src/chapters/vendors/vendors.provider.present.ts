import type {
  VendorFile,
  VendorRow,
  VendorUser,
} from '@pasok/domain/vendors/vendors.provider.model'
import { actionsOnVendorUser, vendorStanding } from '@pasok/domain/vendors/vendors.provider.rules'
import type { VendorFileRow, VendorRecord, VendorUserRow } from './vendors.provider.store'

/** A vendor in the provider's list. */
export const presentVendorRow = (row: VendorRecord): VendorRow => ({
  _id: row.id,
  legal_name: row.legal_name,
  company_code: row.company_code,
  category: row.category,
  city: row.city ?? '',
  standing: vendorStanding({ isActive: row.active, activeUsers: row.users }),
  products: row.products,
  users: row.users,
  created_at: row.created_at.toISOString(),
})

const presentUser = (row: VendorUserRow): VendorUser => ({
  _id: row.id,
  fullname: row.full_name,
  email: row.email,
  status: row.status,
  is_owner: row.is_owner,
  last_login_time: row.last_sign_in_at?.toISOString() ?? null,
  version: row.version,
  actions: actionsOnVendorUser({
    status: row.status,
    hasSignedIn: row.last_sign_in_at !== null,
    isOwner: row.is_owner,
  }),
})

/** A vendor with all that the provider sees of it. */
export function presentVendorFile(
  row: VendorFileRow,
  people: readonly VendorUserRow[],
): VendorFile {
  const users = people.filter(({ status }) => status === 'ACTIVE').length
  return {
    ...presentVendorRow({ ...row, users }),
    active: row.active,
    description: row.description,
    phone: row.phone,
    email: row.email,
    website: row.website,
    instagram: row.instagram,
    facebook: row.facebook,
    twitter: row.twitter,
    street: row.street,
    village: row.village,
    subdistrict: row.district,
    province: row.province ?? '',
    postcode: row.postcode,
    default_discount: Number(row.discount_setting),
    default_down_payment: Number(row.down_payment_setting),
    default_payment_term: row.payment_term,
    withdrawn: row.withdrawn,
    relations: row.relations,
    people: people.map(presentUser),
    version: row.version,
  }
}
