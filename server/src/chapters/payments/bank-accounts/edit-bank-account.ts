import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { MAX_BANK_ACCOUNTS } from '@pasok/domain/payments/payments.constants'
import type { OwnAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { writeAudit } from '../../../db/audit'
import type { Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { VendorScope } from '../../../db/scope'
import { isPaidDirectly } from '../../invoices/invoices.store'
import { getOwnVendorRow, lockOwnVendor } from '../../vendors/profile/profile.store'
import type { KnownAccount } from './look-up-account'
import {
  accountInAudit,
  type AccountsWork,
  assertUnique,
  getAccount,
  lockAccounts,
  readAccount,
  readAccounts,
} from './locked-banks'
import {
  type AccountRow,
  findRemovedAccount,
  insertAccount,
  listAccountRows,
  updateAccount,
} from './banks.store'

/**
 * Adds an account that the bank has confirmed; the first one becomes the default. @throws AppError `rule` when
 * the account already exists or there are too many; `forbidden`.
 */
export async function addBankAccount(work: AccountsWork, known: KnownAccount): Promise<OwnAccount> {
  const { trx, scope, now } = work
  const accounts = await lockAccounts(work, (current) => {
    assertUnique(current, known)
    if (current.length >= MAX_BANK_ACCOUNTS)
      throw ruleError(bankErrors.tooMany, { most: MAX_BANK_ACCOUNTS })
  })
  const id = newId()
  const account = {
    id,
    bank_code: known.bank.code,
    account_number: known.accountNumber,
    account_holder: known.accountHolder,
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

/**
 * Changes an account's bank and number to ones that the bank has confirmed. An unchanged account only gets its
 * holder's current name. @throws AppError `not_found`; `stale_version`; `rule` when the account already exists;
 * `forbidden`.
 */
export async function editBankAccount(
  work: AccountsWork,
  { _id, version }: { _id: string; version?: number | undefined },
  known: KnownAccount,
): Promise<OwnAccount> {
  const accounts = await lockAccounts(work, (current) =>
    assertUnique(current, known, getAccount(current, { id: _id, version }, '_id').id),
  )
  const before = getAccount(accounts, { id: _id, version }, '_id')
  const after = {
    bank_code: known.bank.code,
    account_number: known.accountNumber,
    account_holder: known.accountHolder,
  }
  const was = accountInAudit(before)
  const is = accountInAudit({ ...after, name_code: known.bank.name_code })
  if (JSON.stringify(was) === JSON.stringify(is)) return readAccount(work, before.id)
  await updateAccount(work.trx, work.scope, before.id, { ...after, verified_at: work.now })
  await writeAudit(work, {
    action: 'bank-account.edit',
    subject: 'bank-account',
    subjectId: before.id,
    before: was,
    after: is,
  })
  return readAccount(work, before.id)
}

const wordsOf = (row: AccountRow | undefined) =>
  row ? `${row.name_code} ${row.account_number}` : ''

/**
 * Makes an account the default and unsets the previous one; repeating the request changes nothing. @throws
 * AppError `not_found`; `stale_version`; `forbidden`.
 */
export async function makeDefaultAccount(
  work: AccountsWork,
  { _id, version }: { _id: string; version?: number | undefined },
): Promise<OwnAccount[]> {
  const { trx, scope } = work
  const accounts = await lockAccounts(work)
  const wanted = getAccount(accounts, { id: _id, version }, '_id')
  if (wanted.is_default) return readAccounts(work)
  const current = accounts.find((one) => one.is_default)
  if (current) await updateAccount(trx, scope, current.id, { is_default: false })
  await updateAccount(trx, scope, wanted.id, { is_default: true })
  await writeAudit(work, {
    action: 'bank-account.make-default',
    subject: 'bank-account',
    subjectId: wanted.id,
    before: { default: wordsOf(current) },
    after: { default: wordsOf(wanted) },
  })
  return readAccounts(work)
}

/**
 * Removes an account. The default account can only be removed last. @throws AppError `not_found`;
 * `stale_version`; `rule` for the default account while there are others, and for a vendor's last account while
 * buyers pay to it directly; `forbidden`.
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
      throw ruleError(bankErrors.defaultStays, undefined, 'id')
    if (scope.kind === 'vendor' && accounts.length === 1) await assertNotPaidTo(trx, scope)
    return one
  })
  // Locks the vendor before its team, in the usual lock order. Enabling direct payment takes the same lock.
  if (scope.kind === 'vendor') await lockOwnVendor(trx, scope)
  await lockAccounts(work)
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

/** @throws AppError `rule` when direct payment is enabled or an invoice is still to be paid directly. */
async function assertNotPaidTo(trx: Trx, scope: VendorScope): Promise<void> {
  if ((await getOwnVendorRow(trx, scope)).direct_payment)
    throw ruleError(bankErrors.lastStays, undefined, 'id')
  if (await isPaidDirectly(trx, scope)) throw ruleError(bankErrors.stillPaidTo, undefined, 'id')
}

/**
 * Restores a removed account; an existing account stays unchanged. It becomes the default when there is no
 * other. @throws AppError `not_found`; `rule` when the account was added again or there are too many;
 * `forbidden`.
 */
export async function restoreBankAccount(work: AccountsWork, id: string): Promise<OwnAccount[]> {
  const { trx, scope } = work
  const isThere = (accounts: readonly AccountRow[]) =>
    accounts.some((one) => one.id === id.toLowerCase())
  const accounts = await lockAccounts(work, async (current) => {
    if (isThere(current)) return
    const { bank_code: code, account_number: accountNumber } = await getRemoved(work, id)
    assertUnique(current, { bank: { code }, accountNumber })
    if (current.length >= MAX_BANK_ACCOUNTS)
      throw ruleError(bankErrors.tooMany, { most: MAX_BANK_ACCOUNTS })
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
  return getFound(isId(id) ? await findRemovedAccount(trx, scope, id) : undefined, '_id')
}
