import { registrationErrors } from '../../identity/identity.errors'
import { findRegistrationProblem } from '../../identity/identity.registration'
import type { Text } from '../../kernel/texts'
import { vendorProviderErrors } from '../portal/portal.errors'

export interface NewVendor {
  legal_name: string
  owner_name: string
  owner_email: string
}

/** In the order of the form. */
export const NEW_VENDOR_FIELDS = ['legal_name', 'owner_name', 'owner_email'] as const
export type NewVendorField = (typeof NEW_VENDOR_FIELDS)[number]

/**
 * Returns the error of one field of a new vendor, by the rules of registering companies; undefined
 * when it is valid.
 */
export function findNewVendorProblem(field: NewVendorField, text: string): Text | undefined {
  if (field !== 'legal_name') return findRegistrationProblem(field, text)
  const problem = findRegistrationProblem('company_name', text)
  return problem === registrationErrors.companyRequired
    ? vendorProviderErrors.nameRequired
    : problem
}

/** A vendor's availability in the provider's list. */
export const VENDOR_STAGES = ['active', 'without-user', 'inactive'] as const
export type VendorStage = (typeof VENDOR_STAGES)[number]

/**
 * Returns a vendor's availability: its products are offered only while it is active and has an
 * active user (`docs/domain.md` §5).
 */
export function vendorStageOf(vendor: { isActive: boolean; activeUsers: number }): VendorStage {
  if (!vendor.isActive) return 'inactive'
  return vendor.activeUsers > 0 ? 'active' : 'without-user'
}

export const VENDOR_USER_ACTIONS = ['welcome', 'activate', 'deactivate', 'hand-over'] as const
type VendorUserAction = (typeof VENDOR_USER_ACTIONS)[number]

interface ListedUser {
  status: 'ACTIVE' | 'INACTIVE'
  hasSignedIn: boolean
  isOwner: boolean
}

/**
 * Returns which actions the provider may take on a vendor's user: users who never signed in can be
 * mailed a link, active users can become the owner.
 */
export const actionsOnVendorUser = (user: ListedUser): Record<VendorUserAction, boolean> => ({
  welcome: user.status === 'ACTIVE' && !user.hasSignedIn,
  activate: user.status === 'INACTIVE',
  deactivate: user.status === 'ACTIVE',
  'hand-over': user.status === 'ACTIVE' && !user.isOwner,
})
