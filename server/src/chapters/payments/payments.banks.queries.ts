import type { QueryOf } from '@pasok/domain/kernel/contract'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { listBanks } from '@pasok/domain/payments/payments.banks.contract'
import type { PayingBank, VendorAccount } from '@pasok/domain/payments/payments.banks.model'
import type { Reader } from '../../db/db'
import { vendorScope, type BuyerScope, type Scope } from '../../db/scope'
import type { Gateways } from '../../ports/payment-gateway'
import { presentAccount, presentPayingBank } from './payments.banks.present'
import { isDealtWith, listAccountRows, listBankRows } from './payments.banks.store'

/** Banks to choose from; one whose virtual accounts nobody makes is none of those where one can be had. */
export async function listPayingBanks(
  db: Reader,
  scope: Scope,
  query: QueryOf<typeof listBanks>,
  gateways: Gateways,
): Promise<PayingBank[]> {
  const banks = (await listBankRows(db, scope, query)).map((row) =>
    presentPayingBank(row, gateways),
  )
  return query.payment === 'Virtual Account'
    ? banks.filter(({ gateway }) => gateway !== null)
    : banks
}

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
