/** Endpoints for the accounts that a vendor is paid to. */
export const VENDOR_CALLS = {
  list: 'listOwnAccounts',
  add: 'addBankAccount',
  edit: 'editBankAccount',
  makeDefault: 'makeDefaultAccount',
  remove: 'removeBankAccount',
  restore: 'restoreBankAccount',
} as const
