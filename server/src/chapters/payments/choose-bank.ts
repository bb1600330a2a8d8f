import { broken } from '@pasok/domain/kernel/errors'
import { rupiah } from '@pasok/domain/kernel/figures'
import { findLimitProblem } from '@pasok/domain/payments/payments.banks.rules'
import { bankErrors } from '@pasok/domain/payments/payments.banks.texts'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Charging, Gateways } from '../../ports/payment-gateway'
import { presentPayingBank } from './payments.banks.present'
import { findBank, type BankRow } from './payments.banks.store'

const PATH = 'bank_code'

async function getBank(db: Reader | Trx, scope: BuyerScope, code: string): Promise<BankRow> {
  const bank = await findBank(db, scope, code)
  if (!bank) throw broken(bankErrors.bankUnknown, undefined, PATH)
  return bank
}

/**
 * The bank of a virtual account of this amount, and who makes it there.
 * @throws AppError `rule` for a bank without virtual accounts, or whose limits don't fit.
 */
export async function chooseAccountBank(
  db: Reader | Trx,
  scope: BuyerScope,
  { code, amount }: { code: string; amount: number },
  gateways: Gateways,
): Promise<{ bank: BankRow; gateway: Charging }> {
  const bank = await getBank(db, scope, code)
  const gateway = bank.takes_virtual_accounts ? gateways.ofBank(bank.code) : undefined
  if (!gateway) throw broken(bankErrors.noAccounts, undefined, PATH)
  const problem = findLimitProblem(presentPayingBank(bank, gateways), amount)
  if (problem) throw broken(problem.text, { limit: rupiah(problem.limit) }, PATH)
  return { bank, gateway }
}

/**
 * The bank where the provider has the account that a transfer by hand goes to: both are in the row.
 * @throws AppError `rule` for a bank where it has none.
 */
export async function chooseTransferBank(
  db: Reader | Trx,
  scope: BuyerScope,
  code: string,
): Promise<BankRow> {
  const bank = await getBank(db, scope, code)
  if (bank.account_number === '') throw broken(bankErrors.noTransfers, undefined, PATH)
  return bank
}
