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
import { findRemovedAccount, updateAccount, type AccountRow } from './payments.banks.store'

/**
 * Takes back that an account was removed; what is there changes nothing. It is the default one when
 * there is no other.
 * @throws AppError `not_found`; `rule` when it was added anew, or has too many; `forbidden`.
 */
export async function restoreBankAccount(work: AccountsWork, id: string): Promise<OwnAccount[]> {
  const { trx, scope } = work
  const isThere = (accounts: readonly AccountRow[]) =>
    accounts.some((one) => one.id === id.toLowerCase())
  const accounts = await holdAccounts(work, async (held) => {
    if (isThere(held)) return
    const { bank_code: code, account_number: accountNumber } = await getRemoved(work, id)
    assertNotTaken(held, { bank: { code }, accountNumber })
    if (held.length >= MOST_BANK_ACCOUNTS)
      throw broken(bankErrors.tooMany, { most: MOST_BANK_ACCOUNTS })
  })
  if (isThere(accounts)) return readAccounts(work)
  const removed = await getRemoved(work, id)
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

async function getRemoved({ trx, scope }: AccountsWork, id: string) {
  const removed = isId(id) ? await findRemovedAccount(trx, scope, id) : undefined
  if (!removed) throw notFound('_id')
  return removed
}
