import type { Text } from '../kernel/texts'
import type { PayingBank } from './payments.banks.model'
import { bankErrors } from './payments.banks.texts'

export const ACCOUNT_FIELDS = ['bank_code', 'account_number'] as const
export type AccountField = (typeof ACCOUNT_FIELDS)[number]

/** As people group the digits of an account's number: blanks, points and hyphens are left out. */
export const plainAccountNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '')

/** What is wrong with one field of an account, if anything is. */
export function findAccountProblem(field: AccountField, typed: string): Text | undefined {
  if (field === 'bank_code') return typed === '' ? bankErrors.bankRequired : undefined
  const number = plainAccountNumber(typed)
  if (number === '') return bankErrors.numberRequired
  return /^\d{5,20}$/.test(number) ? undefined : bankErrors.numberWrong
}

/** What is wrong with an account, in the order of its form; empty when nothing is. */
export const listAccountProblems = (
  account: Readonly<Record<AccountField, string>>,
): { field: AccountField; text: Text }[] =>
  ACCOUNT_FIELDS.flatMap((field) => {
    const text = findAccountProblem(field, account[field])
    return text ? [{ field, text }] : []
  })

type Limits = Pick<PayingBank, 'minimum_amount' | 'maximum_amount'>

/** Why a virtual account of this bank doesn't take an amount, with the limit; none where it does. */
export function findLimitProblem(
  { minimum_amount: least, maximum_amount: most }: Limits,
  amount: number,
): { text: Text; limit: number } | undefined {
  if (least !== null && amount < least) return { text: bankErrors.belowMinimum, limit: least }
  if (most !== null && amount > most) return { text: bankErrors.aboveMaximum, limit: most }
  return undefined
}
