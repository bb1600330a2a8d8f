import type { BankCategory, BankPayment } from '@pasok/domain/payments/payments.banks.model'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope, ProviderScope, Scope, VendorScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

/** Banks that are to be chosen, by name; everybody's. Transfers by hand go to the provider's accounts. */
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

/** All of them by name, for who sets them up. */
export const listEveryBankRow = (db: Reader, _scope: ProviderScope) =>
  db
    .selectFrom('banks')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .execute()

/** One of them, held for this transaction. */
export const lockBank = (trx: Trx, _scope: ProviderScope, code: string) =>
  trx.selectFrom('banks').selectAll().where('code', '=', code).forNoKeyUpdate().executeTakeFirst()

/** Changes a bank; whoever has seen it before has seen another version. */
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

const accountsOf = (db: Reader | Trx, vendorId: string) =>
  db
    .selectFrom('vendor_bank_accounts')
    .innerJoin('banks', 'banks.code', 'vendor_bank_accounts.bank_code')
    .selectAll('vendor_bank_accounts')
    .select(['banks.name', 'banks.name_code', 'banks.category', 'banks.image_url'])
    .where('vendor_id', '=', vendorId)

/** The vendor's accounts, the default one first, then as they were added. */
export function listAccountRows(db: Reader | Trx, scope: VendorScope) {
  return accountsOf(db, scope.id)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
export type AccountRow = Awaited<ReturnType<typeof listAccountRows>>[number]

/** An account that the vendor removed. */
export function findRemovedAccount(db: Reader | Trx, scope: VendorScope, id: string) {
  return accountsOf(db, scope.id)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
}

/** True when the company has an order of the vendor's, or a relation with it. */
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

export async function insertAccount(
  trx: Trx,
  scope: VendorScope,
  account: Omit<Insertable<Tables['vendor_bank_accounts']>, 'vendor_id' | 'deleted_at'>,
): Promise<void> {
  await trx
    .insertInto('vendor_bank_accounts')
    .values({ ...account, vendor_id: scope.id, deleted_at: null })
    .execute()
}

interface AccountColumns {
  bank_code: string
  account_number: string
  account_holder: string
  verified_at: Date
  is_default: boolean
  deleted_at: Date | null
}

/** Changes an account; whoever has seen it before has seen another version. */
export async function updateAccount(
  trx: Trx,
  scope: VendorScope,
  id: string,
  columns: Partial<AccountColumns>,
): Promise<void> {
  await trx
    .updateTable('vendor_bank_accounts')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}
