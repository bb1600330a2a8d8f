import type { Page } from '@pasok/domain/kernel/envelope'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { VendorFile, VendorRow } from '@pasok/domain/vendors/vendors.provider.model'
import type { VendorStanding } from '@pasok/domain/vendors/vendors.provider.rules'
import type { Reader, Trx } from '../../db/db'
import type { ProviderScope } from '../../db/scope'
import { presentVendorFile, presentVendorRow } from './vendors.provider.present'
import {
  countVendorRows,
  findVendorFile,
  listVendorRows,
  listVendorUsers,
} from './vendors.provider.store'

interface Asked {
  search?: string | undefined
  standing?: VendorStanding | undefined
  skip: number
  limit: number
}

/** A page of vendors: two queries whatever its length. */
export async function listVendors(
  db: Reader,
  scope: ProviderScope,
  asked: Asked,
): Promise<Page<VendorRow>> {
  const [rows, count] = await Promise.all([
    listVendorRows(db, scope, asked),
    countVendorRows(db, scope, asked),
  ])
  return { rows: rows.map(presentVendorRow), count }
}

/**
 * A vendor with its people and how much it sells.
 * @throws AppError `not_found`.
 */
export async function getVendorFile(
  db: Reader | Trx,
  scope: ProviderScope,
  id: string,
): Promise<VendorFile> {
  if (!isId(id)) throw notFound('id')
  const vendor = getFound(await findVendorFile(db, scope, id), 'id')
  return presentVendorFile(vendor, await listVendorUsers(db, scope, vendor.id))
}
