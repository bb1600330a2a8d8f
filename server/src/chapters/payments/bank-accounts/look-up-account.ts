import { AppError, ruleError, failure, refuseFields } from '@pasok/domain/kernel/errors'
import {
  listAccountProblems,
  plainAccountNumber,
} from '@pasok/domain/payments/bank-accounts/banks.rules'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import type { Reader } from '../../../db/db'
import type { Scope } from '../../../db/scope'
import type { AccountLookup, Inquiry } from '../../../ports/account-lookup'
import { GatewayAway } from '../../../ports/payment-gateway'
import { findBank, type BankRow } from './banks.store'

/** Seconds until a client should retry when the bank does not respond. */
const RETRY_AFTER_SECONDS = 10

/** An account that its bank has confirmed. */
export interface KnownAccount {
  bank: BankRow
  accountNumber: string
  accountHolder: string
}

/**
 * Queries the bank for the holder of an account. This is a network request and must run before any transaction.
 * @throws AppError `rule` at the invalid field; `unavailable` when the bank does not respond.
 */
export async function lookUpAccount(
  db: Reader,
  { scope, accountLookup }: { scope: Scope; accountLookup: AccountLookup },
  typed: { bank_code: string; account_number: string },
): Promise<KnownAccount> {
  refuseFields(listAccountProblems(typed))
  const bank = await findBank(db, scope, typed.bank_code)
  if (!bank) throw ruleError(bankErrors.bankUnknown, undefined, 'bank_code')
  const accountNumber = plainAccountNumber(typed.account_number)
  const inquiry = await inquire(accountLookup, { bankCode: bank.code, accountNumber })
  if (inquiry.kind === 'bank-not-served')
    throw ruleError(bankErrors.notServed, undefined, 'bank_code')
  if (inquiry.kind === 'no-account')
    throw ruleError(bankErrors.notFound, undefined, 'account_number')
  return { bank, accountNumber, accountHolder: inquiry.accountHolder }
}

async function inquire(
  accountLookup: AccountLookup,
  account: Parameters<AccountLookup['inquireAccount']>[0],
): Promise<Inquiry> {
  try {
    return await accountLookup.inquireAccount(account)
  } catch (cause) {
    if (!(cause instanceof GatewayAway)) throw cause
    const { problems } = failure('unavailable', { text: bankErrors.away })
    // The log contains the cause.
    throw Object.assign(new AppError(problems, RETRY_AFTER_SECONDS), { cause })
  }
}
