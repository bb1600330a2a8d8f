import type { OwnVendor } from '@pasok/domain/vendors/vendors.desk.model'
import type { getOwnVendorRow } from './vendors.desk.store'

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
  version: row.version,
})
