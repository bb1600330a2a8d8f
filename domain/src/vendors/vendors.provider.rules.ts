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
