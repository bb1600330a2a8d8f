import * as calls from '@pasok/domain/payments/payments.banks.buyer.contract'

/** A company's calls on the accounts to which it gets money back. */
export const BUYER_CALLS = {
  list: calls.listBuyerAccounts,
  add: calls.addBuyerAccount,
  edit: calls.editBuyerAccount,
  makeDefault: calls.makeDefaultBuyerAccount,
  remove: calls.removeBuyerAccount,
  restore: calls.restoreBuyerAccount,
} as const
