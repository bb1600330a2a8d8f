import type { VendorMember, VendorMemberAction } from './vendors.team.model'

/**
 * Returns which actions a user may take on a member of the vendor's team: only the owner manages
 * it, and the owner cannot be deactivated (`docs/domain.md` §1).
 */
export function actionsOnMember(
  person: { isOwner: boolean },
  member: Pick<VendorMember, 'isOwner' | 'status'>,
): Record<VendorMemberAction, boolean> {
  const may = person.isOwner
  const isActive = member.status === 'ACTIVE'
  return {
    edit: may,
    activate: may && !member.isOwner && !isActive,
    deactivate: may && !member.isOwner && isActive,
    'send-reset': may && isActive,
    'hand-over': may && !member.isOwner && isActive,
  }
}
