import type { BankCategory, BankPayment } from '@pasok/domain/payments/bank-accounts/banks.model'
import { sql, type AliasableExpression, type Selectable, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import {
  sideColumn,
  type BuyerScope,
  type ProviderScope,
  type Scope,
  type VendorScope,
} from '../../../db/scope'
import type { Tables } from '../../../db/tables'

/**
 * Lists the banks that all users can choose, by name. Manual transfers need an account of the provider at the
 * bank.
 */
export function listBankRows(
  db: Reader | Trx,
  _scope: Scope,
  { category, payment }: { category?: BankCategory | undefined; payment?: BankPayment | undefined },
) {
  return db
    .selectFrom('banks')
    .selectAll()
    .where('active', '=', true)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'state'))
    .$if(payment === 'Virtual Account', (query) => query.where('takes_virtual_accounts', '=', true))
    .$if(payment === 'Manual Bank Transfer', (query) => query.where('account_number', '<>', ''))
    .orderBy(sql`lower(name)`)
    .execute()
}
export type BankRow = Awaited<ReturnType<typeof listBankRows>>[number]

export function findBank(db: Reader | Trx, _scope: Scope, code: string) {
  return db
    .selectFrom('banks')
    .selectAll()
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst()
}

export const listEveryBankRow = (db: Reader, _scope: ProviderScope) =>
  db
    .selectFrom('banks')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .execute()

export const lockBank = (trx: Trx, _scope: ProviderScope, code: string) =>
  trx.selectFrom('banks').selectAll().where('code', '=', code).forNoKeyUpdate().executeTakeFirst()

/** Updates a bank and increments its version, so that earlier loaded versions become stale. */
export const updateBank = (
  trx: Trx,
  _scope: ProviderScope,
  code: string,
  columns: Omit<Updateable<Tables['banks']>, 'code' | 'version'>,
): Promise<BankRow> =>
  trx
    .updateTable('banks')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Owner of the accounts: a vendor, to receive payments, or a company, to receive refunds. */
export type AccountsScope = BuyerScope | VendorScope

type AccountsTable = 'buyer_bank_accounts' | 'vendor_bank_accounts'
const tableOf = ({ kind }: AccountsScope): AccountsTable => `${kind}_bank_accounts`

const isOf = (scope: AccountsScope) =>
  sql<boolean>`${sql.ref(`${tableOf(scope)}.${sideColumn(scope)}`)} = ${scope.id}`

type StoredAccount = Selectable<Tables[AccountsTable]>

const accountsOf = (db: Reader | Trx, scope: AccountsScope) => {
  const own: AliasableExpression<StoredAccount> = db
    .selectFrom(tableOf(scope))
    .selectAll()
    .where(isOf(scope))
  return db
    .selectFrom(own.as('account'))
    .innerJoin('banks', 'banks.code', 'account.bank_code')
    .selectAll('account')
    .select(['banks.name', 'banks.name_code', 'banks.category', 'banks.image_url'])
}

/** Lists the accounts of a company or vendor, the default first, then in the order of creation. */
export function listAccountRows(db: Reader | Trx, scope: AccountsScope) {
  return accountsOf(db, scope)
    .where('account.deleted_at', 'is', null)
    .orderBy('account.is_default', 'desc')
    .orderBy('account.created_at')
    .orderBy('account.id')
    .execute()
}
export type AccountRow = Awaited<ReturnType<typeof listAccountRows>>[number]

export function findRemovedAccount(db: Reader | Trx, scope: AccountsScope, id: string) {
  return accountsOf(db, scope)
    .where('account.id', '=', id)
    .where('account.deleted_at', 'is not', null)
    .executeTakeFirst()
}

/** Returns whether the company has an order or a relation with the vendor. */
export async function isDealtWith(
  db: Reader | Trx,
  scope: BuyerScope,
  vendorId: string,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select
    exists (select from purchase_orders where buyer_id = ${scope.id} and vendor_id = ${vendorId})
    or exists (select from preferred_vendors where buyer_id = ${scope.id} and vendor_id = ${vendorId}
      and status = 'Active' and removed_at is null) as known`.execute(db)
  return rows[0]?.known ?? false
}

interface AccountColumns {
  bank_code: string
  account_number: string
  account_holder: string
  verified_at: Date
  is_default: boolean
  deleted_at: Date | null
}

export async function insertAccount(
  trx: Trx,
  scope: AccountsScope,
  account: Omit<AccountColumns, 'deleted_at'> & { id: string },
): Promise<void> {
  const row = { ...account, deleted_at: null }
  await (
    scope.kind === 'buyer'
      ? trx.insertInto('buyer_bank_accounts').values({ ...row, buyer_id: scope.id })
      : trx.insertInto('vendor_bank_accounts').values({ ...row, vendor_id: scope.id })
  ).execute()
}

/** Updates an account and increments its version, so that earlier loaded versions become stale. */
export async function updateAccount(
  trx: Trx,
  scope: AccountsScope,
  id: string,
  columns: Partial<AccountColumns>,
): Promise<void> {
  await trx
    .updateTable(tableOf(scope))
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where(isOf(scope))
    .where('id', '=', id)
    .execute()
}

/** Finds the buyer to whom an order's remaining down payment must be refunded. */
export const findOwedBuyer = (db: Reader, scope: VendorScope, orderId: string) =>
  db
    .selectFrom('purchase_orders')
    .select('buyer_id')
    .where('vendor_id', '=', scope.id)
    .where('id', '=', orderId)
    .where('down_payment_state', '=', 'Refund Due')
    .executeTakeFirst()

/** Finds the payer of money that may be refunded; `buyer_id` is null when unknown. */
export const findPayer = (db: Reader, _scope: ProviderScope, moneyId: string) =>
  db
    .selectFrom('received_money')
    .select('buyer_id')
    .where('id', '=', moneyId)
    .where('last_status', 'in', ['Kept', 'Refund Due'])
    .executeTakeFirst()
