import { broken } from '@pasok/domain/kernel/errors'
import { MOST_BANK_ACCOUNTS } from '@pasok/domain/payments/payments.banks.constants'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { KnownAccount } from './find-holder'
import {
  accountInAudit,
  assertNotTaken,
  holdAccounts,
  readAccount,
  type AccountsWork,
} from './payments.banks.held'
import { insertAccount } from './payments.banks.store'

/**
 * Adds an account that its bank knows; the first one is the default.
 * @throws AppError `rule` when it is there already, or has too many; `forbidden`.
 */
export async function addBankAccount(work: AccountsWork, known: KnownAccount): Promise<OwnAccount> {
  const { trx, scope, now } = work
  const accounts = await holdAccounts(work, (held) => {
    assertNotTaken(held, known)
    if (held.length >= MOST_BANK_ACCOUNTS)
      throw broken(bankErrors.tooMany, { most: MOST_BANK_ACCOUNTS })
  })
  const id = newId()
  const account = {
    id,
    bank_code: known.bank.code,
    account_number: known.accountNumber,
    account_holder: known.holder,
  }
  await insertAccount(trx, scope, {
    ...account,
    verified_at: now,
    is_default: accounts.length === 0,
  })
  await writeAudit(work, {
    action: 'bank-account.add',
    subject: 'bank-account',
    subjectId: id,
    after: accountInAudit({ ...account, name_code: known.bank.name_code }),
  })
  return readAccount(work, id)
}
