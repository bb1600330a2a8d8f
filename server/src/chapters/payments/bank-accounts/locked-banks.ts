import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import type { OwnAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { assertSeen } from '../../../db/stale-record'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import type { ProviderScope, VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { lockForEdit } from '../../company/profile/update-company'
import { lockTeam } from '../../vendors/team/lock-team'
import type { KnownAccount } from './look-up-account'
import { readOwnAccounts } from './banks.queries'
import { listAccountRows, lockBank, type AccountRow, type BankRow } from './banks.store'

export type ProviderWork = Work<ProviderScope>

/** Locks a bank and checks its version. @throws AppError `not_found`; `stale_version`. */
export async function lockBankAtVersion(
  { trx, scope }: ProviderWork,
  code: string,
  version?: number,
): Promise<BankRow> {
  const bank = getFound(await lockBank(trx, scope, code), 'code')
  assertSeen({ id: bank.code, version: bank.version }, version)
  return bank
}

export type AccountsWork = BuyerWork | Work<VendorScope>

const isBuyers = (work: AccountsWork): work is BuyerWork => work.scope.kind === 'buyer'

/**
 * Locks the company's accounts for a user who may change them. The rules are checked before and after the wait
 * for the lock. @throws AppError `forbidden`; errors of the rules; `conflict` when a concurrent request broke a
 * rule meanwhile.
 */
export async function lockAccounts(
  work: AccountsWork,
  judge: (accounts: readonly AccountRow[]) => void | Promise<void> = () => undefined,
): Promise<AccountRow[]> {
  const judged = await checkBeforeWaiting(async () => {
    const accounts = await listAccountRows(work.trx, work.scope)
    await judge(accounts)
    return accounts
  })
  await (isBuyers(work) ? lockForEdit(work) : lockTeam(work))
  return judged()
}

/**
 * Returns an account and checks its version. @throws AppError `not_found`, also for another company's account;
 * `stale_version`.
 */
export function getAccount(
  accounts: readonly AccountRow[],
  { id, version }: { id: string; version?: number | undefined },
  path: string,
): AccountRow {
  const account = getFound(
    accounts.find((one) => one.id === id.toLowerCase()),
    path,
  )
  assertSeen(account, version)
  return account
}

/** @throws AppError `rule` when another account has this bank and number. */
export function assertUnique(
  accounts: readonly AccountRow[],
  { bank, accountNumber }: Pick<KnownAccount, 'accountNumber'> & { bank: { code: string } },
  id?: string,
): void {
  const isDuplicate = accounts.some(
    (one) => one.id !== id && one.bank_code === bank.code && one.account_number === accountNumber,
  )
  if (isDuplicate) throw ruleError(bankErrors.taken, undefined, 'account_number')
}

export const readAccounts = ({ trx, scope, actor }: AccountsWork): Promise<OwnAccount[]> =>
  readOwnAccounts(trx, scope, actor)

export async function readAccount(work: AccountsWork, id: string): Promise<OwnAccount> {
  return getFound(
    (await readAccounts(work)).find(({ _id }) => _id === id),
    '_id',
  )
}

export const accountInAudit = (
  row: Pick<AccountRow, 'name_code' | 'account_number' | 'account_holder'>,
) => ({
  bank: row.name_code,
  account_number: row.account_number,
  account_holder: row.account_holder,
})
