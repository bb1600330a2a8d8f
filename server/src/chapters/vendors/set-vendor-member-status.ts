import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import { vendorDeskErrors } from '@pasok/domain/vendors/vendors.desk.errors'
import type { setVendorMemberStatus } from '@pasok/domain/vendors/vendors.team.contract'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import { writeAudit } from '../../db/audit'
import type { VendorScope } from '../../db/scope'
import { endSignInsOf } from '../../db/sign-ins'
import type { Work } from '../../db/work'
import type { IdentityProvider } from '../../ports/identity-provider'
import { hasUsedLink, supersedeLinks } from '../identity/identity.links'
import { getMember, lockTeam, memberInAudit, readMember } from './lock-team'
import { mailVendorWelcome } from './mail-vendor-welcome'
import { getOwnVendorRow } from './vendors.desk.store'
import { updateMember, type MemberRow } from './vendors.team.store'

/**
 * Deactivates somebody of the team, who is out of it at once, or activates them. The owner stays, so
 * that the vendor is not left without anybody. Who was never in yet is mailed a link again: the one
 * before ended with the account.
 * @throws AppError `forbidden` for anybody but the owner; `rule`; `not_found`.
 */
export async function setMemberStatus(
  work: Work<VendorScope>,
  { _id: id, status }: BodyOf<typeof setVendorMemberStatus>,
  identity: Pick<IdentityProvider, 'resets'>,
): Promise<VendorMember> {
  const { trx, scope } = work
  const member = getMember(await lockTeam(work), id)
  if (member.status === status) return readMember(work, member.id)
  if (status === 'INACTIVE') await endEverything(work, member)
  await updateMember(trx, scope, member.id, { status })
  if (status === 'ACTIVE') await welcomeAgain(work, member, identity)
  const who = memberInAudit(member)
  await writeAudit(work, {
    action: status === 'ACTIVE' ? 'user.activate' : 'user.deactivate',
    subject: 'user',
    subjectId: member.id,
    before: { ...who, status: member.status },
    after: { ...who, status },
  })
  return readMember(work, member.id)
}

async function endEverything(
  { trx, now }: Work<VendorScope>,
  { id, is_owner: isOwner }: MemberRow,
): Promise<void> {
  if (isOwner) throw broken(vendorDeskErrors.ownerStays, {}, 'status')
  await endSignInsOf(trx, id, now, 'deactivated')
  await supersedeLinks(trx, id, now)
}

async function welcomeAgain(
  work: Work<VendorScope>,
  member: MemberRow,
  identity: Pick<IdentityProvider, 'resets'>,
): Promise<void> {
  const wasIn = member.last_sign_in_at !== null
  if (wasIn || (await hasUsedLink(work.trx, member.id, 'reset-password'))) return
  const { legal_name: company } = await getOwnVendorRow(work.trx, work.scope)
  await mailVendorWelcome(work, member, company, identity)
}
