import { registrationErrors } from '../identity/identity.errors'
import { findRegistrationProblem } from '../identity/identity.registration'
import type { Text } from '../kernel/texts'
import { vendorProviderErrors } from './vendors.provider.errors'

/** Where a vendor stands in the provider's list. */
export const VENDOR_STANDINGS = ['active', 'without-user', 'inactive'] as const
export type VendorStanding = (typeof VENDOR_STANDINGS)[number]

/**
 * Where a vendor stands: what it sells is offered only while it is active and has an active user
 * (`docs/domain.md` §5).
 */
export function vendorStanding(vendor: { isActive: boolean; activeUsers: number }): VendorStanding {
  if (!vendor.isActive) return 'inactive'
  return vendor.activeUsers > 0 ? 'active' : 'without-user'
}

export const VENDOR_USER_ACTIONS = ['welcome', 'activate', 'deactivate'] as const
export type VendorUserAction = (typeof VENDOR_USER_ACTIONS)[number]

interface ListedUser {
  status: 'ACTIVE' | 'INACTIVE'
  hasSignedIn: boolean
}

/** What the provider may do with a vendor's user: the link goes to who has never been in. */
export const actionsOnVendorUser = (user: ListedUser): Record<VendorUserAction, boolean> => ({
  welcome: user.status === 'ACTIVE' && !user.hasSignedIn,
  activate: user.status === 'INACTIVE',
  deactivate: user.status === 'ACTIVE',
})

/** What a vendor is made of. */
export interface NewVendor {
  legal_name: string
  owner_name: string
  owner_email: string
}

/** In the order of the form. */
export const NEW_VENDOR_FIELDS = ['legal_name', 'owner_name', 'owner_email'] as const
export type NewVendorField = (typeof NEW_VENDOR_FIELDS)[number]

/** What is wrong with one field of a new vendor, if anything is: as of a company that registers. */
export function findNewVendorProblem(field: NewVendorField, text: string): Text | undefined {
  if (field !== 'legal_name') return findRegistrationProblem(field, text)
  const problem = findRegistrationProblem('company_name', text)
  return problem === registrationErrors.companyRequired
    ? vendorProviderErrors.nameRequired
    : problem
}
