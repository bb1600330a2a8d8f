import { failure, getFound } from '@pasok/domain/kernel/errors'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { presentMember } from '../profile/profile.present'
import { listMemberRows, lockMembers, type MemberRow } from './team.store'

/**
 * The vendor's people, held for its owner: who handed the ownership over a moment ago is none.
 * @throws AppError `forbidden` for anybody else.
 */
export async function lockTeam({ trx, scope, actor }: Work<VendorScope>): Promise<MemberRow[]> {
  const members = await lockMembers(trx, scope)
  const self = members.find(({ id }) => id === actor.userId)
  const isOwner = self?.is_owner === true && self.status === 'ACTIVE'
  // An owner when the request came in: another request handed the vendor over meanwhile.
  if (!isOwner) throw failure(actor.isOwner ? 'conflict' : 'forbidden')
  return members
}

/** @throws AppError `not_found`, for somebody of another vendor as for nobody. */
export function getMember(members: readonly MemberRow[], id: string): MemberRow {
  return getFound(
    members.find((one) => one.id === id.toLowerCase()),
    '_id',
  )
}

/** Somebody of the team as they stand after a change. */
export async function readMember(work: Work<VendorScope>, id: string): Promise<VendorMember> {
  const { trx, scope, actor } = work
  const members = await listMemberRows(trx, scope)
  return presentMember(getMember(members, id), actor)
}

/** What of somebody the audit log keeps. */
export const memberInAudit = ({ email, full_name: fullname }: MemberRow) => ({ email, fullname })
