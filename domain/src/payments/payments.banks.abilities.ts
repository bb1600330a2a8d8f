import type { AccountAction } from './payments.banks.model'

/**
 * What a person may do with an account that the vendor is paid to: only the vendor's owner says where
 * money goes, and the default one goes last.
 */
export const accountActions = (
  person: { isOwner: boolean },
  account: { isDefault: boolean; isOnly: boolean },
): Record<AccountAction, boolean> => ({
  edit: person.isOwner,
  'make-default': person.isOwner && !account.isDefault,
  remove: person.isOwner && (!account.isDefault || account.isOnly),
})
