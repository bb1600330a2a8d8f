import { failure, getFound } from '@pasok/domain/kernel/errors'
import type { VendorMember } from '@pasok/domain/vendors/team/team.model'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { presentMember } from '../profile/profile.present'
import { listMemberRows, lockMembers, type MemberRow } from './team.store'

/**
 * Locks the vendor's users for its owner, checking the ownership under the lock. @throws AppError `forbidden`
 * for anyone else.
 */
export async function lockTeam({ trx, scope, actor }: Work<VendorScope>): Promise<MemberRow[]> {
  const members = await lockMembers(trx, scope)
  const self = members.find(({ id }) => id === actor.userId)
  const isOwner = self?.is_owner === true && self.status === 'ACTIVE'
  // The user was the owner when the request arrived, but another request transferred the ownership meanwhile.
  if (!isOwner) throw failure(actor.isOwner ? 'conflict' : 'forbidden')
  return members
}

/** @throws AppError `not_found`, also for another vendor's user. */
export function getMember(members: readonly MemberRow[], id: string): MemberRow {
  return getFound(
    members.find((one) => one.id === id.toLowerCase()),
    '_id',
  )
}

export async function readMember(work: Work<VendorScope>, id: string): Promise<VendorMember> {
  const { trx, scope, actor } = work
  const members = await listMemberRows(trx, scope)
  return presentMember(getMember(members, id), actor)
}

export const memberInAudit = ({ email, full_name: fullname }: MemberRow) => ({ email, fullname })
