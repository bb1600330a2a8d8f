import type { BodyOf } from '@pasok/domain/kernel/contract'
import { refuseFields } from '@pasok/domain/kernel/errors'
import type { editVendorMember } from '@pasok/domain/vendors/vendors.team.contract'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import { listMemberProblems } from '@pasok/domain/vendors/vendors.team.rules'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { getMember, lockTeam, memberInAudit, readMember } from './lock-team'
import { updateMember } from './vendors.team.store'

/**
 * Changes the name of somebody of the team; what is as it was changes nothing.
 * @throws AppError `forbidden` for anybody but the owner; `rule`; `not_found`; `stale_version` when
 * somebody changed them since they were seen.
 */
export async function editMember(
  work: Work<VendorScope>,
  { _id: id, fullname: full_name, version }: BodyOf<typeof editVendorMember>,
): Promise<VendorMember> {
  refuseFields(listMemberProblems({ fullname: full_name }))
  const member = getMember(await lockTeam(work), id)
  assertSeen(member, version)
  if (full_name === member.full_name) return readMember(work, member.id)
  await updateMember(work.trx, work.scope, member.id, { full_name })
  await writeAudit(work, {
    action: 'user.edit',
    subject: 'user',
    subjectId: member.id,
    before: memberInAudit(member),
    after: memberInAudit({ ...member, full_name }),
  })
  return readMember(work, member.id)
}
