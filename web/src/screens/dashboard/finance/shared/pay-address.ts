import type { BankPayment } from '@pasok/domain/payments/payments.banks.model'
import { asWords } from '../../../../lib/address-parts'

const METHODS = [
  'Virtual Account',
  'Manual Bank Transfer',
] as const satisfies readonly BankPayment[]

/** What is paid, and how far one has come with it: the checkout's part of an address. */
export interface PayAddress {
  /** Invoice numbers. */
  invoice?: readonly string[]
  method?: BankPayment
  /** The code of the bank that was chosen. */
  bank?: string
}

/** Where a checkout stands: there its choices are kept, in the address. */
export type CheckoutPath = '/dashboard/finance/payment' | '/dashboard/finance/invoice'

export const PAY_NAMES = ['invoice', 'method', 'bank'] as const

/** Reads the checkout's part of an address; what can't be understood counts as not given. */
export function readPay({ invoice, method, bank }: Record<string, unknown>): PayAddress {
  const named = (Array.isArray(invoice) ? invoice : [invoice]).flatMap((one) => asWords(one) ?? [])
  const numbers = [...new Set(named)]
  const way = METHODS.find((one) => one === method)
  const code = asWords(bank)
  return {
    ...(numbers.length > 0 && { invoice: numbers }),
    ...(way && { method: way }),
    ...(code !== undefined && { bank: code }),
  }
}
