import { writeAudit } from '../../db/audit'
import type { KnownAccount } from './find-holder'
import { accountInAudit, holdBank, type ProviderWork } from './payments.banks.held'
import { updateBank, type BankRow } from './payments.banks.store'

/**
 * The provider's account at a bank, as this one knows it: transfers by hand go to it from now on.
 * Saved as it is, nothing changes.
 * @throws AppError `not_found`; `stale_version`.
 */
export async function setProviderAccount(
  work: ProviderWork,
  { bank: { code }, accountNumber, holder }: KnownAccount,
  version: number | undefined,
): Promise<BankRow> {
  const before = await holdBank(work, code, version)
  if (before.account_number === accountNumber && before.account_holder === holder) return before
  const after = await updateBank(work.trx, work.scope, code, {
    account_number: accountNumber,
    account_holder: holder,
    verified_at: work.now,
  })
  await writeAudit(work, {
    action: 'bank.set-account',
    subject: 'bank',
    subjectId: code,
    before: accountInAudit(before),
    after: accountInAudit(after),
  })
  return after
}
