import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type {
  listVendorApplications as listVendorApplicationsContract,
  VendorApplication,
} from '@pasok/domain/vendors/applications/applications.contract'
import type { Reader, Trx } from '../../../db/db'
import { presentPage } from '../../../db/paged-list'
import type { ProviderScope } from '../../../db/scope'
import { type ApplicationRow, findApplication, listApplicationRows } from './applications.store'

export async function listApplications(
  db: Reader,
  scope: ProviderScope,
  query: QueryOf<typeof listVendorApplicationsContract>,
): Promise<Page<VendorApplication>> {
  return presentPage(await listApplicationRows(db, scope, query), presentApplication)
}

/** Returns an application. @throws AppError `not_found`. */
export async function getApplication(
  db: Reader | Trx,
  scope: ProviderScope,
  id: string,
): Promise<VendorApplication> {
  const row = getFound(isId(id) ? await findApplication(db, scope, id) : undefined, 'id')
  return presentApplication(row)
}

const presentApplication = (row: ApplicationRow): VendorApplication => ({
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
