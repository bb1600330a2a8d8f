import { broken, getFound } from '@pasok/domain/kernel/errors'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import { assertSeen } from '../../../db/stale-record'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import type { ProviderScope, VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { lockForEdit } from '../../company/profile/update-company'
import { lockTeam } from '../../vendors/team/lock-team'
import type { KnownAccount } from './find-holder'
import { readOwnAccounts } from './banks.queries'
import { listAccountRows, lockBank, type AccountRow, type BankRow } from './banks.store'

export type ProviderWork = Work<ProviderScope>

/**
 * A bank held for this transaction, as it was seen.
 * @throws AppError `not_found`; `stale_version`.
 */
export async function holdBank(
  { trx, scope }: ProviderWork,
  code: string,
  version?: number,
): Promise<BankRow> {
  const bank = getFound(await lockBank(trx, scope, code), 'code')
  assertSeen({ id: bank.code, version: bank.version }, version)
  return bank
}

/** On one's own accounts: a vendor's, or a buying company's. */
export type AccountsWork = BuyerWork | Work<VendorScope>

const isBuyers = (work: AccountsWork): work is BuyerWork => work.scope.kind === 'buyer'

/**
 * One's own accounts, locked for a user who may change them, as the rules accept them before the wait
 * for the lock and after it.
 * @throws AppError `forbidden` for anybody else; as the rules; `conflict` where a request that came
 * first broke one of them.
 */
export async function holdAccounts(
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
 * One of them, as it was seen.
 * @throws AppError `not_found`, of another one's as of none; `stale_version`.
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

/** @throws AppError `rule` when it is there already, as another one than this. */
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
export const readAccounts = ({ trx, scope, actor }: AccountsWork): Promise<OwnAccount[]> =>
  readOwnAccounts(trx, scope, actor)

/** One of them as it stands after a change. */
export async function readAccount(work: AccountsWork, id: string): Promise<OwnAccount> {
  return getFound(
    (await readAccounts(work)).find(({ _id }) => _id === id),
    '_id',
  )
}

/** What the audit log keeps of an account. */
export const accountInAudit = (
  row: Pick<AccountRow, 'name_code' | 'account_number' | 'account_holder'>,
) => ({
  bank: row.name_code,
  account_number: row.account_number,
  account_holder: row.account_holder,
})
