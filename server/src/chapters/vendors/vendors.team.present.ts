import { actionsOnMember } from '@pasok/domain/vendors/vendors.team.abilities'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import type { MemberRow } from './vendors.team.store'

/** Somebody of the team, with what who asks may do with them. */
export function presentMember(
  row: MemberRow,
  requester: { userId: string; isOwner: boolean },
): VendorMember {
  const { status, is_owner: isOwner } = row
  return {
    _id: row.id,
    fullname: row.full_name,
    email: row.email,
    status,
    last_login_time: row.last_sign_in_at?.toISOString() ?? null,
    isOwner,
    isSelf: row.id === requester.userId,
    version: row.version,
    actions: actionsOnMember(requester, { isOwner, status }),
  }
}
