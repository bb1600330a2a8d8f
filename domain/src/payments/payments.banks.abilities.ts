import type { Feature } from '../kernel/features'
import type { AccountAction } from './payments.banks.model'

/**
 * May this person say where money goes? Of a vendor its owner alone; in a buying company whoever
 * edits the company.
 */
export const mayEditAccounts = (
  side: 'buyer' | 'vendor',
  { isOwner, features }: { isOwner: boolean; features: ReadonlySet<Feature> },
): boolean => (side === 'vendor' ? isOwner : features.has('company.edit'))

/** What may be done with an account: the default one goes last. */
export const accountActions = (
  mayEdit: boolean,
  account: { isDefault: boolean; isOnly: boolean },
): Record<AccountAction, boolean> => ({
  edit: mayEdit,
  'make-default': mayEdit && !account.isDefault,
  remove: mayEdit && (!account.isDefault || account.isOnly),
})
