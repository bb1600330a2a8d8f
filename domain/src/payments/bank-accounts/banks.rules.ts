import type { Text } from '../../kernel/texts'
import type { PayingBank } from './banks.model'
import { bankErrors } from './banks.texts'

export const ACCOUNT_FIELDS = ['bank_code', 'account_number'] as const
export type AccountField = (typeof ACCOUNT_FIELDS)[number]

/** Removes the spaces, dots and hyphens that users type into an account number. */
export const plainAccountNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '')

/** Returns the error of one field of an account; undefined when it is valid. */
export function findAccountProblem(field: AccountField, typed: string): Text | undefined {
  if (field === 'bank_code') return typed === '' ? bankErrors.bankRequired : undefined
  const number = plainAccountNumber(typed)
  if (number === '') return bankErrors.numberRequired
  return /^\d{5,20}$/.test(number) ? undefined : bankErrors.numberWrong
}

/** Returns the errors of an account in the order of its form; empty when it is valid. */
export const listAccountProblems = (
  account: Readonly<Record<AccountField, string>>,
): { field: AccountField; text: Text }[] =>
  ACCOUNT_FIELDS.flatMap((field) => {
    const text = findAccountProblem(field, account[field])
    return text ? [{ field, text }] : []
  })

type Limits = Pick<PayingBank, 'minimum_amount' | 'maximum_amount'>

/**
 * Returns why a virtual account of this bank cannot receive an amount, with the limit; undefined
 * when it can.
 */
export function findLimitProblem(
  { minimum_amount: min, maximum_amount: max }: Limits,
  amount: number,
): { text: Text; limit: number } | undefined {
  if (min !== null && amount < min) return { text: bankErrors.belowMinimum, limit: min }
  if (max !== null && amount > max) return { text: bankErrors.aboveMaximum, limit: max }
  return undefined
}
