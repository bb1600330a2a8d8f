import { broken } from '@pasok/domain/kernel/errors'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import { writeAudit } from '../../db/audit'
import { getOwnVendorRow, holdVendor } from '../vendors/vendors.desk.store'
import {
  accountInAudit,
  getAccount,
  holdAccounts,
  readAccounts,
  type VendorWork,
} from './payments.banks.held'
import { updateAccount } from './payments.banks.store'

/**
 * Removes an account from where buyers pay. The default one goes last, and not while they pay directly.
 * @throws AppError `not_found`; `stale_version`; `rule` for the default one while there are others, and
 * for the last one that buyers pay to directly; `forbidden`.
 */
export async function removeBankAccount(
  work: VendorWork,
  seen: { id: string; version?: number | undefined },
): Promise<OwnAccount[]> {
  // Before its team, as everywhere; who switches direct payment on holds it, too.
  await holdVendor(work.trx, work.scope)
  const accounts = await holdAccounts(work)
  const account = getAccount(accounts, seen, 'id')
  if (account.is_default && accounts.length > 1)
    throw broken(bankErrors.defaultStays, undefined, 'id')
  if (accounts.length === 1 && (await getOwnVendorRow(work.trx, work.scope)).direct_payment)
    throw broken(bankErrors.lastStays, undefined, 'id')
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
