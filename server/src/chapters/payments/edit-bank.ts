import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import type { editBank as contract } from '@pasok/domain/payments/payments.banks.provider.contract'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import { writeAudit } from '../../db/audit'
import { holdBank, type ProviderWork } from './payments.banks.held'
import { updateBank, type BankRow } from './payments.banks.store'

/** What the audit log keeps of a bank. */
const inAudit = ({ name_code: bank, ...row }: BankRow) => ({
  bank,
  active: row.active,
  takes_virtual_accounts: row.takes_virtual_accounts,
  minimum_amount: row.minimum_amount,
  maximum_amount: row.maximum_amount,
})

/**
 * What people can do at a bank, and what virtual accounts there take; saved as it is, nothing changes.
 * @throws AppError `not_found`; `stale_version`; `rule` when the limits are the wrong way round.
 */
export async function editBank(
  work: ProviderWork,
  code: string,
  { version, ...wanted }: BodyOf<typeof contract>,
): Promise<BankRow> {
  const { minimum_amount: least, maximum_amount: most } = wanted
  if (least !== null && most !== null && most < least)
    throw broken(bankErrors.limitsCrossed, undefined, 'maximum_amount')
  const before = await holdBank(work, code, version)
  const after: BankRow = {
    ...before,
    active: wanted.active,
    takes_virtual_accounts: wanted.takes_virtual_accounts,
    minimum_amount: least === null ? null : String(least),
    maximum_amount: most === null ? null : String(most),
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
