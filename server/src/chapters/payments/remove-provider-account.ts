import { writeAudit } from '../../db/audit'
import { accountInAudit, holdBank, type ProviderWork } from './payments.banks.held'
import { updateBank, type BankRow } from './payments.banks.store'

/**
 * Nobody transfers to the provider's account at a bank from now on; payments that were begun keep
 * theirs. Doing it twice changes nothing.
 * @throws AppError `not_found`; `stale_version`.
 */
export async function removeProviderAccount(
  work: ProviderWork,
  code: string,
  version?: number,
): Promise<BankRow> {
  const before = await holdBank(work, code, version)
  if (before.account_number === '') return before
  const after = await updateBank(work.trx, work.scope, code, {
    account_number: '',
    account_holder: '',
    verified_at: null,
  })
  await writeAudit(work, {
    action: 'bank.remove-account',
    subject: 'bank',
    subjectId: code,
    before: accountInAudit(before),
  })
  return after
}
