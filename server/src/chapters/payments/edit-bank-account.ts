import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { writeAudit } from '../../db/audit'
import type { KnownAccount } from './find-holder'
import {
  accountInAudit,
  assertNotTaken,
  getAccount,
  holdAccounts,
  readAccount,
  type AccountsWork,
} from './payments.banks.held'
import { updateAccount } from './payments.banks.store'

/**
 * Changes bank and number of an account to one that its bank knows. Saved as it is, only its holder
 * is what the bank says today.
 * @throws AppError `not_found`; `stale_version`; `rule` when it is there already; `forbidden`.
 */
export async function editBankAccount(
  work: AccountsWork,
  { _id, version }: { _id: string; version?: number | undefined },
  known: KnownAccount,
): Promise<OwnAccount> {
  const accounts = await holdAccounts(work, (held) =>
    assertNotTaken(held, known, getAccount(held, { id: _id, version }, '_id').id),
  )
  const before = getAccount(accounts, { id: _id, version }, '_id')
  const after = {
    bank_code: known.bank.code,
    account_number: known.accountNumber,
    account_holder: known.holder,
  }
  const was = accountInAudit(before)
  const is = accountInAudit({ ...after, name_code: known.bank.name_code })
  if (JSON.stringify(was) === JSON.stringify(is)) return readAccount(work, before.id)
  await updateAccount(work.trx, work.scope, before.id, { ...after, verified_at: work.now })
  await writeAudit(work, {
    action: 'bank-account.edit',
    subject: 'bank-account',
    subjectId: before.id,
    before: was,
    after: is,
  })
  return readAccount(work, before.id)
}
