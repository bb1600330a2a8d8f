import type { QueryOf } from '@pasok/domain/kernel/contract'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { mayEditAccounts } from '@pasok/domain/payments/payments.abilities'
import type { listBanks } from '@pasok/domain/payments/bank-accounts/banks.contract'
import type {
  BankAccount,
  OwnAccount,
  PayingBank,
} from '@pasok/domain/payments/bank-accounts/banks.model'
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

/** Lists banks to choose from. For virtual accounts, banks without a gateway are excluded. */
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
 * Lists a vendor's accounts for a company with an order or a relation. @throws AppError `not_found` for any
 * other vendor.
 */
export async function listVendorAccounts(
  db: Reader,
  scope: BuyerScope,
  vendorId: string,
): Promise<BankAccount[]> {
  if (!isId(vendorId) || !(await isDealtWith(db, scope, vendorId))) throw notFound('vendor_id')
  return (await listAccountRows(db, vendorScope(vendorId))).map(presentAccount)
}

/** Lists the company's own accounts with the actions that the user may take. */
export const readOwnAccounts = async (
  db: Reader | Trx,
  scope: AccountsScope,
  actor: Actor,
): Promise<OwnAccount[]> =>
  presentOwnAccounts(await listAccountRows(db, scope), mayEditAccounts(scope.kind, actor))

/** Returns the company's default account for refunds; null when it has none. */
async function findRefundAccount(db: Reader, buyerId: string): Promise<BankAccount | null> {
  const [account] = await listAccountRows(db, buyerScope(buyerId))
  return account ? presentAccount(account) : null
}

/**
 * Returns the account to which the vendor refunds an order's down payment. @throws AppError `not_found` when
 * the order has no refund due.
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
 * Returns the account to which the provider refunds unassigned money; null when its payer is unknown. @throws
 * AppError `not_found` when the money is not to be refunded.
 */
export async function findAccountOfMoney(
  db: Reader,
  scope: ProviderScope,
  moneyId: string,
): Promise<BankAccount | null> {
  const payer = getFound(isId(moneyId) ? await findPayer(db, scope, moneyId) : undefined, 'id')
  return payer.buyer_id === null ? null : findRefundAccount(db, payer.buyer_id)
}
