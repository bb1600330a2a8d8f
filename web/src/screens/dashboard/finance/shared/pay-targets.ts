import type { PayingBank, BankAccount } from '@pasok/domain/payments/payments.banks.model'
import { findLimitProblem } from '@pasok/domain/payments/payments.banks.rules'
import type { Gateway } from '@pasok/domain/payments/payments.gateways'
import type { Text } from '@pasok/domain/kernel/texts'

/** Where money can be sent: a bank that makes an account for it, or an account that is there. */
export interface PayTarget {
  /** In the address: the bank's code, and the account where there is one. */
  key: string
  code: string
  name: string
  nameCode: string
  /** Who makes virtual accounts there. */
  gateway: Gateway | null
  /** Empty for a virtual account, which is made once it is chosen. */
  number: string
  holder: string
  isDefault: boolean
  /** Why this amount can't be paid there, with the limit. */
  problem: { text: Text; limit: number } | undefined
}

const bankOf = ({ code, name, name_code: nameCode }: PayingBank | BankAccount) => ({
  code,
  name,
  nameCode,
  isDefault: false,
  problem: undefined,
})

/** Banks that make a virtual account of this amount; one that makes none of it says why. */
export const accountTargets = (banks: readonly PayingBank[], amount: number): PayTarget[] =>
  banks.map((bank) => ({
    ...bankOf(bank),
    key: bank.code,
    gateway: bank.gateway,
    number: '',
    holder: '',
    problem: findLimitProblem(bank, amount),
  }))

/** Accounts that one transfers to: the provider's, or the vendor's for what is paid directly. */
export const transferTargets = (accounts: readonly (PayingBank | BankAccount)[]): PayTarget[] =>
  accounts.map((account) => ({
    ...bankOf(account),
    key: `${account.code}-${account.account_number}`,
    gateway: null,
    number: account.account_number,
    holder: account.account_holder,
    isDefault: 'is_default' in account && account.is_default,
  }))

/** What the address chooses; what can't be chosen counts as not chosen. */
export const chosenTarget = (
  targets: readonly PayTarget[],
  key: string | undefined,
): PayTarget | undefined => targets.find((target) => target.key === key && !target.problem)
