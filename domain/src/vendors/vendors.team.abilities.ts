import type { VendorMember, VendorMemberAction } from './vendors.team.model'

/**
 * What a person may do with somebody of the vendor's team: only its owner manages it, and the owner
 * is deactivated by nobody (`docs/domain.md` §1).
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
