/** A company's calls on the accounts to which it gets money back. */
export const BUYER_CALLS = {
  list: 'listBuyerAccounts',
  add: 'addBuyerAccount',
  edit: 'editBuyerAccount',
  makeDefault: 'makeDefaultBuyerAccount',
  remove: 'removeBuyerAccount',
  restore: 'restoreBuyerAccount',
} as const
