import type { BankPayment } from '@pasok/domain/payments/bank-accounts/banks.model'
import { asWords } from '../../../../lib/address-parts'

const METHODS = [
  'Virtual Account',
  'Manual Bank Transfer',
] as const satisfies readonly BankPayment[]

/** The checkout's search parameters: invoices and selection. */
export interface PayAddress {
  /** Invoice numbers. */
  invoice?: readonly string[]
  method?: BankPayment
  /** Code of the selected bank. */
  bank?: string
}

/** Screens with a checkout, which store its selection in their address. */
export type CheckoutPath = '/dashboard/finance/payment' | '/dashboard/finance/invoice'

export const PAY_NAMES = ['invoice', 'method', 'bank'] as const

/** Reads the checkout's search parameters; invalid ones are ignored. */
export function readPay({ invoice, method, bank }: Record<string, unknown>): PayAddress {
  const named = (Array.isArray(invoice) ? invoice : [invoice]).flatMap((one) => asWords(one) ?? [])
  const numbers = [...new Set(named)]
  const chosenMethod = METHODS.find((one) => one === method)
  const code = asWords(bank)
  return {
    ...(numbers.length > 0 && { invoice: numbers }),
    ...(chosenMethod && { method: chosenMethod }),
    ...(code !== undefined && { bank: code }),
  }
}
