import { broken } from '@pasok/domain/kernel/errors'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import { writeAudit } from '../../db/audit'
import type { Trx } from '../../db/db'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { VendorScope } from '../../db/scope'
import { isPaidDirectly } from '../invoices/invoices.store'
import { getOwnVendorRow, holdVendor } from '../vendors/vendors.desk.store'
import {
  accountInAudit,
  getAccount,
  holdAccounts,
  readAccounts,
  type AccountsWork,
} from './payments.banks.held'
import { listAccountRows, updateAccount } from './payments.banks.store'

/**
 * Removes an account. The default one goes last; a vendor's not while buyers pay to it directly.
 * @throws AppError `not_found`; `stale_version`; `rule` for the default one while there are others, and
 * for the last one that buyers pay to directly; `forbidden`.
 */
export async function removeBankAccount(
  work: AccountsWork,
  seen: { id: string; version?: number | undefined },
): Promise<OwnAccount[]> {
  const { trx, scope } = work
  const getRemovable = await checkBeforeWaiting(async () => {
    const accounts = await listAccountRows(trx, scope)
    const one = getAccount(accounts, seen, 'id')
    if (one.is_default && accounts.length > 1)
      throw broken(bankErrors.defaultStays, undefined, 'id')
    if (scope.kind === 'vendor' && accounts.length === 1) await assertNotPaidTo(trx, scope)
    return one
  })
  // Before its team, as everywhere; who switches direct payment on holds it, too.
  if (scope.kind === 'vendor') await holdVendor(trx, scope)
  await holdAccounts(work)
  const account = await getRemovable()
  await updateAccount(trx, scope, account.id, {
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

/** @throws AppError `rule` while buyers pay to the last account, or still have to. */
async function assertNotPaidTo(trx: Trx, scope: VendorScope): Promise<void> {
  if ((await getOwnVendorRow(trx, scope)).direct_payment)
    throw broken(bankErrors.lastStays, undefined, 'id')
  if (await isPaidDirectly(trx, scope)) throw broken(bankErrors.stillPaidTo, undefined, 'id')
}
