import type { PayingBank, BankAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { findLimitProblem } from '@pasok/domain/payments/bank-accounts/banks.rules'
import type { Gateway } from '@pasok/domain/payments/payments.constants'
import type { Text } from '@pasok/domain/kernel/texts'

/** A payment target: a bank that creates a virtual account, or an existing account. */
export interface PayTarget {
  /** Bank code and account number, if any; used in the address. */
  key: string
  code: string
  name: string
  nameCode: string
  /** Gateway that creates virtual accounts of the bank. */
  gateway: Gateway | null
  /** Empty for a virtual account, which is created later. */
  number: string
  holder: string
  isDefault: boolean
  /** Why the amount is not possible, with the limit. */
  problem: { text: Text; limit: number } | undefined
}

const bankOf = ({ code, name, name_code: nameCode }: PayingBank | BankAccount) => ({
  code,
  name,
  nameCode,
  isDefault: false,
  problem: undefined,
})

/** Returns the banks as targets for a virtual account; a bank with an unsuitable limit gives the reason. */
export const accountTargets = (banks: readonly PayingBank[], amount: number): PayTarget[] =>
  banks.map((bank) => ({
    ...bankOf(bank),
    key: bank.code,
    gateway: bank.gateway,
    number: '',
    holder: '',
    problem: findLimitProblem(bank, amount),
  }))

/** Returns the accounts for a manual transfer: the provider's, or the vendor's for direct payment. */
export const transferTargets = (accounts: readonly (PayingBank | BankAccount)[]): PayTarget[] =>
  accounts.map((account) => ({
    ...bankOf(account),
    key: `${account.code}-${account.account_number}`,
    gateway: null,
    number: account.account_number,
    holder: account.account_holder,
    isDefault: 'is_default' in account && account.is_default,
  }))

/** Returns the target in the address; undefined if it is not available. */
export const chosenTarget = (
  targets: readonly PayTarget[],
  key: string | undefined,
): PayTarget | undefined => targets.find((target) => target.key === key && !target.problem)
