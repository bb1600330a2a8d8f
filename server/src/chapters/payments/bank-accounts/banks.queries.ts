import type { QueryOf } from '@pasok/domain/kernel/contract'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { mayEditAccounts } from '@pasok/domain/payments/payments.banks.abilities'
import type { listBanks } from '@pasok/domain/payments/payments.banks.contract'
import type {
  BankAccount,
  OwnAccount,
  PayingBank,
} from '@pasok/domain/payments/payments.banks.model'
import type { Actor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import {
  buyerScope,
  vendorScope,
  type BuyerScope,
  type ProviderScope,
  type Scope,
  type VendorScope,
} from '../../../db/scope'
import type { Gateways } from '../../../ports/payment-gateway'
import { presentAccount, presentOwnAccounts, presentPayingBank } from './banks.present'
import {
  findOwedBuyer,
  findPayer,
  isDealtWith,
  listAccountRows,
  listBankRows,
  type AccountsScope,
} from './banks.store'

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
): Promise<BankAccount[]> {
  if (!isId(vendorId) || !(await isDealtWith(db, scope, vendorId))) throw notFound('vendor_id')
  return (await listAccountRows(db, vendorScope(vendorId))).map(presentAccount)
}

/** One's own accounts, with what the one who asks may do. */
export const readOwnAccounts = async (
  db: Reader | Trx,
  scope: AccountsScope,
  actor: Actor,
): Promise<OwnAccount[]> =>
  presentOwnAccounts(await listAccountRows(db, scope), mayEditAccounts(scope.kind, actor))

/** The account of a company to which money is returned: the default one, if it has any. */
async function findRefundAccount(db: Reader, buyerId: string): Promise<BankAccount | null> {
  const [account] = await listAccountRows(db, buyerScope(buyerId))
  return account ? presentAccount(account) : null
}

/**
 * Where the vendor returns what is left of an order's down payment.
 * @throws AppError `not_found` for an order of which nothing is to be returned, as for none.
 */
export async function findAccountOfOrder(
  db: Reader,
  scope: VendorScope,
  orderId: string,
): Promise<BankAccount | null> {
  const buyer = getFound(isId(orderId) ? await findOwedBuyer(db, scope, orderId) : undefined, 'id')
  return findRefundAccount(db, buyer.buyer_id)
}

/**
 * Where the provider returns kept money; whose it is may not be known.
 * @throws AppError `not_found` for what is not to be returned, as for none.
 */
export async function findAccountOfMoney(
  db: Reader,
  scope: ProviderScope,
  moneyId: string,
): Promise<BankAccount | null> {
  const payer = getFound(isId(moneyId) ? await findPayer(db, scope, moneyId) : undefined, 'id')
  return payer.buyer_id === null ? null : findRefundAccount(db, payer.buyer_id)
}
