import type { Feature } from '../kernel/features'
import type { AccountAction } from './payments.banks.model'

/**
 * Returns whether a user may edit the accounts that receive money: a vendor's owner only, or a
 * buyer's users who may edit the company.
 */
export const mayEditAccounts = (
  side: 'buyer' | 'vendor',
  { isOwner, features }: { isOwner: boolean; features: ReadonlySet<Feature> },
): boolean => (side === 'vendor' ? isOwner : features.has('company.edit'))

/** Returns which actions are allowed on an account; the default account can be removed only as the last one. */
export const accountActions = (
  mayEdit: boolean,
  account: { isDefault: boolean; isOnly: boolean },
): Record<AccountAction, boolean> => ({
  edit: mayEdit,
  'make-default': mayEdit && !account.isDefault,
  remove: mayEdit && (!account.isDefault || account.isOnly),
})
