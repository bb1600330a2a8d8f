import { AppError, broken, failure, refuseFields } from '@pasok/domain/kernel/errors'
import {
  listAccountProblems,
  plainAccountNumber,
} from '@pasok/domain/payments/payments.banks.rules'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import type { Reader } from '../../../db/db'
import type { Scope } from '../../../db/scope'
import { GatewayAway, type Inquiry, type PaymentGateway } from '../../../ports/payment-gateway'
import { findBank, type BankRow } from './banks.store'

/** Seconds after which a bank that does not answer is asked again. */
const COME_AGAIN = 10

/** An account that its bank knows. */
export interface KnownAccount {
  bank: BankRow
  accountNumber: string
  holder: string
}

/**
 * Asks the bank in whose name an account stands: a call over the network, before any transaction.
 * @throws AppError `rule` at the field that is wrong; `unavailable` when the bank does not answer.
 */
export async function findHolder(
  db: Reader,
  { scope, gateway }: { scope: Scope; gateway: PaymentGateway },
  typed: { bank_code: string; account_number: string },
): Promise<KnownAccount> {
  refuseFields(listAccountProblems(typed))
  const bank = await findBank(db, scope, typed.bank_code)
  if (!bank) throw broken(bankErrors.bankUnknown, undefined, 'bank_code')
  const accountNumber = plainAccountNumber(typed.account_number)
  const inquiry = await inquire(gateway, { bankCode: bank.code, accountNumber })
  if (inquiry.kind === 'bank-not-served') throw broken(bankErrors.notServed, undefined, 'bank_code')
  if (inquiry.kind === 'no-account') throw broken(bankErrors.notFound, undefined, 'account_number')
  return { bank, accountNumber, holder: inquiry.holder }
}

async function inquire(
  gateway: PaymentGateway,
  account: Parameters<PaymentGateway['inquireAccount']>[0],
): Promise<Inquiry> {
  try {
    return await gateway.inquireAccount(account)
  } catch (cause) {
    if (!(cause instanceof GatewayAway)) throw cause
    const { problems } = failure('unavailable', { text: bankErrors.away })
    // For the log: whoever looks after the gateway wants to know.
    throw Object.assign(new AppError(problems, COME_AGAIN), { cause })
  }
}
