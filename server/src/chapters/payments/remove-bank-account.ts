import { broken } from '@pasok/domain/kernel/errors'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import { writeAudit } from '../../db/audit'
import {
  accountInAudit,
  getAccount,
  holdAccounts,
  readAccounts,
  type VendorWork,
} from './payments.banks.held'
import { updateAccount } from './payments.banks.store'

/**
 * Removes an account from where buyers pay. The default one goes last.
 * @throws AppError `not_found`; `rule` for the default one while there are others; `forbidden`.
 */
export async function removeBankAccount(work: VendorWork, id: string): Promise<OwnAccount[]> {
  const accounts = await holdAccounts(work)
  const account = getAccount(accounts, { id }, 'id')
  if (account.is_default && accounts.length > 1)
    throw broken(bankErrors.defaultStays, undefined, 'id')
  await updateAccount(work.trx, work.scope, account.id, {
    deleted_at: work.now,
    is_default: false,
  })
  await writeAudit(work, {
    action: 'bank-account.remove',
    subject: 'bank-account',
    subjectId: account.id,
    before: accountInAudit(account),
  })
  return readAccounts(work)
}
