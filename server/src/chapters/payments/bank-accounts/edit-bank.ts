import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError } from '@pasok/domain/kernel/errors'
import type { editBank as editBankContract } from '@pasok/domain/payments/bank-accounts/banks.provider.contract'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { writeAudit } from '../../../db/audit'
import type { KnownAccount } from './look-up-account'
import { accountInAudit, lockBankAtVersion, type ProviderWork } from './locked-banks'
import { type BankRow, updateBank } from './banks.store'

const inAudit = ({ name_code: bank, ...row }: BankRow) => ({
  bank,
  active: row.active,
  takes_virtual_accounts: row.takes_virtual_accounts,
  minimum_amount: row.minimum_amount,
  maximum_amount: row.maximum_amount,
})

/**
 * Changes the payment options of a bank and the limits of its virtual accounts; unchanged data is not written.
 * @throws AppError `not_found`; `stale_version`; `rule` when the maximum is below the minimum.
 */
export async function editBank(
  work: ProviderWork,
  code: string,
  { version, ...wanted }: BodyOf<typeof editBankContract>,
): Promise<BankRow> {
  const { minimum_amount: min, maximum_amount: max } = wanted
  if (min !== null && max !== null && max < min)
    throw ruleError(bankErrors.limitsCrossed, undefined, 'maximum_amount')
  const before = await lockBankAtVersion(work, code, version)
  const after: BankRow = {
    ...before,
    active: wanted.active,
    takes_virtual_accounts: wanted.takes_virtual_accounts,
    minimum_amount: min === null ? null : String(min),
    maximum_amount: max === null ? null : String(max),
  }
  if (JSON.stringify(inAudit(before)) === JSON.stringify(inAudit(after))) return before
  const bank = await updateBank(work.trx, work.scope, code, wanted)
  await writeAudit(work, {
    action: 'bank.edit',
    subject: 'bank',
    subjectId: code,
    before: inAudit(before),
    after: inAudit(bank),
  })
  return bank
}

/**
 * Sets the provider's account at a bank, as confirmed by the bank, for manual transfers from now on. Unchanged
 * data is not written. @throws AppError `not_found`; `stale_version`.
 */
export async function setProviderAccount(
  work: ProviderWork,
  { bank: { code }, accountNumber, accountHolder }: KnownAccount,
  version: number | undefined,
): Promise<BankRow> {
  const before = await lockBankAtVersion(work, code, version)
  if (before.account_number === accountNumber && before.account_holder === accountHolder)
    return before
  const after = await updateBank(work.trx, work.scope, code, {
    account_number: accountNumber,
    account_holder: accountHolder,
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

/**
 * Removes the provider's account at a bank for new manual transfers; started payments keep it. Repeating the
 * request changes nothing. @throws AppError `not_found`; `stale_version`.
 */
export async function removeProviderAccount(
  work: ProviderWork,
  code: string,
  version?: number,
): Promise<BankRow> {
  const before = await lockBankAtVersion(work, code, version)
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
