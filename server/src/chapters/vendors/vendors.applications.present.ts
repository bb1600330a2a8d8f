import type { VendorApplication } from '@pasok/domain/vendors/vendors.applications.contract'
import type { ApplicationRow } from './vendors.applications.store'

export const presentApplication = (row: ApplicationRow): VendorApplication => ({
  _id: row.id,
  legal_name: row.legal_name,
  category: row.category,
  owner_name: row.owner_name,
  owner_email: row.owner_email,
  phone: row.phone,
  city: row.city,
  note: row.note,
  inviter: row.inviter,
  date: row.created_at.toISOString(),
  lastStatus: row.state,
  reason: row.reason,
  vendor_id: row.vendor_id,
  version: row.version,
})
