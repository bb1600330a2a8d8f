import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { VendorAccount } from '@pasok/domain/payments/payments.banks.model'
import type { Reader } from '../../db/db'
import { vendorScope, type BuyerScope } from '../../db/scope'
import { presentAccount } from './payments.banks.present'
import { isDealtWith, listAccountRows } from './payments.banks.store'

/**
 * Where a vendor is paid, for a company that has to do with it.
 * @throws AppError `not_found` for any other vendor, as for none.
 */
export async function listVendorAccounts(
  db: Reader,
  scope: BuyerScope,
  vendorId: string,
): Promise<VendorAccount[]> {
  if (!isId(vendorId) || !(await isDealtWith(db, scope, vendorId))) throw notFound('vendor_id')
  return (await listAccountRows(db, vendorScope(vendorId))).map(presentAccount)
}
