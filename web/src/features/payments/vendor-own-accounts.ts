import * as calls from '@pasok/domain/payments/payments.banks.contract'

/** A vendor's calls on the accounts that it is paid to. */
export const VENDOR_CALLS = {
  list: calls.listOwnAccounts,
  add: calls.addBankAccount,
  edit: calls.editBankAccount,
  makeDefault: calls.makeDefaultAccount,
  remove: calls.removeBankAccount,
  restore: calls.restoreBankAccount,
} as const
