import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type {
  listVendorApplications as contract,
  VendorApplication,
} from '@pasok/domain/vendors/vendors.applications.contract'
import type { Reader, Trx } from '../../db/db'
import type { ProviderScope } from '../../db/scope'
import { presentApplication } from './vendors.applications.present'
import {
  countApplicationRows,
  findApplication,
  listApplicationRows,
} from './vendors.applications.store'

/** A page of companies that asked to sell: two queries whatever its length. */
export async function listApplications(
  db: Reader,
  scope: ProviderScope,
  query: QueryOf<typeof contract>,
): Promise<Page<VendorApplication>> {
  const [rows, count] = await Promise.all([
    listApplicationRows(db, scope, query),
    countApplicationRows(db, scope, query),
  ])
  return { rows: rows.map(presentApplication), count }
}

/** One of them. @throws AppError `not_found`. */
export async function getApplication(
  db: Reader | Trx,
  scope: ProviderScope,
  id: string,
): Promise<VendorApplication> {
  const row = isId(id) ? await findApplication(db, scope, id) : undefined
  if (!row) throw notFound('id')
  return presentApplication(row)
}
