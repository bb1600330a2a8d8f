import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { writeAudit } from '../../db/audit'
import { getAccount, holdAccounts, readAccounts, type AccountsWork } from './payments.banks.held'
import { updateAccount, type AccountRow } from './payments.banks.store'

const wordsOf = (row: AccountRow | undefined) =>
  row ? `${row.name_code} ${row.account_number}` : ''

/**
 * Makes an account the default one, and the one before it none; doing it twice changes nothing.
 * @throws AppError `not_found`; `stale_version`; `forbidden`.
 */
export async function makeDefaultAccount(
  work: AccountsWork,
  { _id, version }: { _id: string; version?: number | undefined },
): Promise<OwnAccount[]> {
  const { trx, scope } = work
  const accounts = await holdAccounts(work)
  const wanted = getAccount(accounts, { id: _id, version }, '_id')
  if (wanted.is_default) return readAccounts(work)
  const current = accounts.find((one) => one.is_default)
  if (current) await updateAccount(trx, scope, current.id, { is_default: false })
  await updateAccount(trx, scope, wanted.id, { is_default: true })
  await writeAudit(work, {
    action: 'bank-account.make-default',
    subject: 'bank-account',
    subjectId: wanted.id,
    before: { default: wordsOf(current) },
    after: { default: wordsOf(wanted) },
  })
  return readAccounts(work)
}
