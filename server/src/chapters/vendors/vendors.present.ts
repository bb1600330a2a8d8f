import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import { sitesOf } from '../company/company.present'
import type { findVendor } from './vendors.store'

export type VendorRow = NonNullable<Awaited<ReturnType<typeof findVendor>>>

export function presentVendor(row: VendorRow): VendorDetail {
  return {
    _id: row.id,
    legal_name: row.legal_name,
    category: row.category,
    city: row.city ?? '',
    province: row.province ?? '',
    country: DEFAULT_COUNTRY.name,
    street: row.street,
    village: row.village,
    subdistrict: row.district,
    postcode: row.postcode,
    phone: row.phone,
    email: row.email,
    ...sitesOf(row),
    profiles_store:
      row.description || row.logo_url
        ? [{ image_url: row.logo_url, description: row.description }]
        : [],
    setting: [
      {
        setting: [
          {
            discount: Number(row.discount_setting),
            down_payment: Number(row.own_down_payment),
            payment_term: row.payment_term,
          },
        ],
      },
    ],
  }
}
