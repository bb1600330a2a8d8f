import { broken, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { MOST_BANK_ACCOUNTS } from '@pasok/domain/payments/payments.banks.constants'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import { writeAudit } from '../../db/audit'
import {
  accountInAudit,
  assertNotTaken,
  holdAccounts,
  readAccounts,
  type AccountsWork,
} from './payments.banks.held'
import { findRemovedAccount, updateAccount } from './payments.banks.store'

/**
 * Takes back that an account was removed; what is there changes nothing. It is the default one when
 * there is no other.
 * @throws AppError `not_found`; `rule` when it was added anew, or has too many; `forbidden`.
 */
export async function restoreBankAccount(work: AccountsWork, id: string): Promise<OwnAccount[]> {
  const { trx, scope } = work
  const accounts = await holdAccounts(work)
  if (accounts.some((one) => one.id === id.toLowerCase())) return readAccounts(work)
  const removed = isId(id) ? await findRemovedAccount(trx, scope, id) : undefined
  if (!removed) throw notFound('_id')
  const { bank_code: code, account_number: accountNumber } = removed
  assertNotTaken(accounts, { bank: { code }, accountNumber })
  if (accounts.length >= MOST_BANK_ACCOUNTS)
    throw broken(bankErrors.tooMany, { most: MOST_BANK_ACCOUNTS })
  await updateAccount(trx, scope, removed.id, {
    deleted_at: null,
    is_default: accounts.length === 0,
  })
  await writeAudit(work, {
    action: 'bank-account.restore',
    subject: 'bank-account',
    subjectId: removed.id,
    after: accountInAudit(removed),
  })
  return readAccounts(work)
}
