import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import type { OwnVendor, StoreProfile } from '@pasok/domain/vendors/portal/portal.model'
import { actionsOnMember } from '@pasok/domain/vendors/team/team.rules'
import type { VendorMember } from '@pasok/domain/vendors/team/team.model'
import { sitesOf } from '../../company/company.present'
import type { getOwnVendorRow, StoreRow } from './profile.store'
import type { MemberRow } from '../team/team.store'

type OwnVendorRow = Awaited<ReturnType<typeof getOwnVendorRow>>

export const presentOwnVendor = (row: OwnVendorRow): OwnVendor => ({
  _id: row.id,
  company_code: row.company_code,
  legal_name: row.legal_name,
  logo_url: row.logo_url,
  active: row.active,
  default_discount: Number(row.discount_setting),
  default_down_payment: Number(row.down_payment_setting),
  default_payment_term: row.payment_term,
  direct_payment: row.direct_payment,
  version: row.version,
})

export const presentStore = (row: StoreRow): StoreProfile => ({
  _id: row.id,
  legal_name: row.legal_name,
  company_code: row.company_code,
  category: row.category,
  logo_url: row.logo_url,
  description: row.description,
  phone: row.phone,
  email: row.email,
  ...sitesOf(row),
  tax_number: row.tax_number,
  country: DEFAULT_COUNTRY.name,
  country_id: DEFAULT_COUNTRY.id,
  province: row.province ?? '',
  province_id: row.province_id ?? '',
  city: row.city ?? '',
  city_id: row.city_id ?? '',
  subdistrict: row.district,
  subdistrict_id: row.district_id ?? '',
  village: row.village,
  village_id: row.village_id ?? '',
  postcode: row.postcode,
  street: row.street,
  version: row.version,
})

export function presentMember(
  row: MemberRow,
  requester: { userId: string; isOwner: boolean },
): VendorMember {
  const { status, is_owner: isOwner } = row
  return {
    _id: row.id,
    fullname: row.full_name,
    email: row.email,
    status,
    last_login_time: row.last_sign_in_at?.toISOString() ?? null,
    isOwner,
    isSelf: row.id === requester.userId,
    version: row.version,
    actions: actionsOnMember(requester, { isOwner, status }),
  }
}
