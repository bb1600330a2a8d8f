/** Endpoints for a company's accounts for refunds. */
export const BUYER_CALLS = {
  list: 'listBuyerAccounts',
  add: 'addBuyerAccount',
  edit: 'editBuyerAccount',
  makeDefault: 'makeDefaultBuyerAccount',
  remove: 'removeBuyerAccount',
  restore: 'restoreBuyerAccount',
} as const
