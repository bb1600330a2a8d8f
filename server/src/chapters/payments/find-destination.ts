import type { Decimal } from '@pasok/domain/kernel/decimal'
import { ruleError } from '@pasok/domain/kernel/errors'
import { rupiah } from '@pasok/domain/kernel/figures'
import {
  findLimitProblem,
  plainAccountNumber,
} from '@pasok/domain/payments/bank-accounts/banks.rules'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import type { PaymentKind } from '@pasok/domain/payments/payments.model'
import type { BuyerWork } from '../../db/move'
import { vendorScope } from '../../db/scope'
import type { PaymentGateway } from '../../ports/payment-gateway'
import type { InvoiceRow } from '../invoices/invoices.store'
import { limitsOf } from './bank-accounts/banks.present'
import { findBank, listAccountRows, type BankRow } from './bank-accounts/banks.store'

/** A payment method with its gateway; undefined for manual transfers. */
export interface PaymentMethod {
  kind: PaymentKind
  gateway?: PaymentGateway
}

/** The account that is paid to; the number of a virtual account comes from the gateway. */
export interface Destination {
  bank_code: string
  bank_name: string
  account_number: string
  account_holder: string
}

interface DestinationInput {
  bank_code: string
  account_number?: string | undefined
}
interface Due {
  first: Pick<InvoiceRow, 'vendor_id' | 'direct_payment'>
  amount: Decimal
}

/**
 * Returns the destination of a payment: a virtual account, the provider's account, or for direct payment one of
 * the vendor's accounts. @throws AppError `rule` at the invalid field.
 */
export async function findDestination(
  work: BuyerWork,
  method: PaymentMethod,
  input: DestinationInput,
  { first, amount }: Due,
): Promise<Destination> {
  const isDirect = first.direct_payment
  if (isDirect && method.gateway) throw ruleError(paymentErrors.onlyByHand)
  if (isDirect) return findVendorAccount(work, first.vendor_id, input)
  const bank = await findBank(work.trx, work.scope, input.bank_code)
  if (!bank) throw ruleError(paymentErrors.bankUnknown, undefined, 'bank_code')
  const named = { bank_code: bank.code, bank_name: bank.name_code }
  if (!method.gateway) return { ...named, ...providerAccountOf(bank) }
  if (method.kind === 'Virtual Account') assertAccounts(bank, method.gateway, amount)
  else if (!method.gateway.hasPage) throw ruleError(paymentErrors.noPage)
  return { ...named, account_number: '', account_holder: '' }
}

async function findVendorAccount(
  { trx }: BuyerWork,
  vendorId: string,
  { bank_code, account_number }: DestinationInput,
): Promise<Destination> {
  const number = account_number === undefined ? undefined : plainAccountNumber(account_number)
  const account = (await listAccountRows(trx, vendorScope(vendorId))).find(
    (one) => one.bank_code === bank_code && (number ?? one.account_number) === one.account_number,
  )
  if (!account) throw ruleError(paymentErrors.accountUnknown, undefined, 'account_number')
  const { name_code: bank_name, account_holder } = account
  return { bank_code, bank_name, account_number: account.account_number, account_holder }
}

function providerAccountOf({ account_number, account_holder }: BankRow) {
  if (account_number === '') throw ruleError(bankErrors.noTransfers, undefined, 'bank_code')
  return { account_number, account_holder }
}

/** Asserts that the bank's virtual accounts accept the amount, as far as the limits are known. */
function assertAccounts(bank: BankRow, { banks }: PaymentGateway, amount: Decimal): void {
  if (!bank.takes_virtual_accounts || !banks.includes(bank.code))
    throw ruleError(bankErrors.noAccounts, undefined, 'bank_code')
  const problem = findLimitProblem(limitsOf(bank), amount.toNumber())
  if (problem) throw ruleError(problem.text, { limit: rupiah(problem.limit) }, 'bank_code')
}
