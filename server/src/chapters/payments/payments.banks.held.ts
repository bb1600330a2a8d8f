import { broken, notFound } from '@pasok/domain/kernel/errors'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import { assertSeen } from '../../db/assert-seen'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { lockTeam } from '../vendors/lock-team'
import type { KnownAccount } from './find-holder'
import { presentOwnAccounts } from './payments.banks.present'
import { listAccountRows, type AccountRow } from './payments.banks.store'

export type VendorWork = Work<VendorScope>

/**
 * The vendor's accounts, held for its owner: they are changed one after the other.
 * @throws AppError `forbidden` for anybody else.
 */
export async function holdAccounts(work: VendorWork): Promise<AccountRow[]> {
  await lockTeam(work)
  return listAccountRows(work.trx, work.scope)
}

/**
 * One of them, as it was seen.
 * @throws AppError `not_found`, of another vendor's as of none; `stale_version`.
 */
export function getAccount(
  accounts: readonly AccountRow[],
  { id, version }: { id: string; version?: number | undefined },
  path: string,
): AccountRow {
  const account = accounts.find((one) => one.id === id.toLowerCase())
  if (!account) throw notFound(path)
  assertSeen(account, version)
  return account
}

/** @throws AppError `rule` when the vendor has it already, as another one than this. */
export function assertNotTaken(
  accounts: readonly AccountRow[],
  { bank, accountNumber }: Pick<KnownAccount, 'accountNumber'> & { bank: { code: string } },
  id?: string,
): void {
  const isTaken = accounts.some(
    (one) => one.id !== id && one.bank_code === bank.code && one.account_number === accountNumber,
  )
  if (isTaken) throw broken(bankErrors.taken, undefined, 'account_number')
}

/** They as they stand after a change. */
export async function readAccounts({ trx, scope, actor }: VendorWork): Promise<OwnAccount[]> {
  return presentOwnAccounts(await listAccountRows(trx, scope), actor)
}

/** One of them as it stands after a change. */
export async function readAccount(work: VendorWork, id: string): Promise<OwnAccount> {
  const account = (await readAccounts(work)).find(({ _id }) => _id === id)
  if (!account) throw notFound('_id')
  return account
}

/** What the audit log keeps of an account. */
export const accountInAudit = (
  row: Pick<AccountRow, 'name_code' | 'account_number' | 'account_holder'>,
) => ({
  bank: row.name_code,
  account_number: row.account_number,
  account_holder: row.account_holder,
})
