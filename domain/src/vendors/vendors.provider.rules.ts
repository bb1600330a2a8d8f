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

export const VENDOR_USER_ACTIONS = ['welcome', 'activate', 'deactivate', 'hand-over'] as const
type VendorUserAction = (typeof VENDOR_USER_ACTIONS)[number]

interface ListedUser {
  status: 'ACTIVE' | 'INACTIVE'
  hasSignedIn: boolean
  isOwner: boolean
}

/**
 * What the provider may do with a vendor's user: the link goes to who has never been in, the
 * ownership to who is active.
 */
export const actionsOnVendorUser = (user: ListedUser): Record<VendorUserAction, boolean> => ({
  welcome: user.status === 'ACTIVE' && !user.hasSignedIn,
  activate: user.status === 'INACTIVE',
  deactivate: user.status === 'ACTIVE',
  'hand-over': user.status === 'ACTIVE' && !user.isOwner,
})
