import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, failure, refuseFields } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { vendorPortalErrors } from '@pasok/domain/vendors/portal/portal.errors'
import type {
  addVendorMember,
  editVendorMember,
  setVendorMemberStatus,
} from '@pasok/domain/vendors/team/team.contract'
import { vendorGivenMail, vendorReceivedMail } from '@pasok/domain/vendors/provider/provider.mails'
import type { VendorMember } from '@pasok/domain/vendors/team/team.model'
import { listMemberProblems } from '@pasok/domain/vendors/team/team.rules'
import type { Actor } from '../../../db/actor'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { checkBeforeWaiting, lostRace } from '../../../db/lost-race'
import type { VendorScope } from '../../../db/scope'
import { endSignInsOf } from '../../../db/sign-ins'
import type { Work } from '../../../db/work'
import type { Credential, IdentityProvider } from '../../../ports/identity-provider'
import { hasUsedLink, supersedeLinks } from '../../identity/links/links'
import { getMember, lockTeam, memberInAudit, readMember } from './lock-team'
import { mailVendorWelcome } from '../provider/create-vendor'
import { assertMayOwn, passOwnership } from './pass-vendor-ownership'
import { getOwnVendorRow } from '../profile/profile.store'
import { insertMember, listMemberRows, type MemberRow, updateMember } from './team.store'

type Given = BodyOf<typeof addVendorMember>

/**
 * Creates a new member's account at the identity provider without a password, before the transaction. Returns
 * undefined when the email has an account. Only the owner may do this, so that nobody else can create accounts.
 * @throws AppError `forbidden` unless the user is the owner; `rule` with a problem per field.
 */
export function signUpMember(
  identity: Pick<IdentityProvider, 'signUp'>,
  { isOwner }: Pick<Actor, 'isOwner'>,
  { fullname: name, email }: Given,
): Promise<Credential | undefined> {
  if (!isOwner) throw failure('forbidden')
  refuseFields(listMemberProblems({ fullname: name, email }))
  return identity.signUp({ email, name })
}

/**
 * Adds a member to the vendor's team and mails a link to set a password. @throws AppError `forbidden` unless
 * the user is the owner; `rule` when the email has any account.
 */
export async function addMember(
  work: Work<VendorScope>,
  { fullname: full_name, email }: Given,
  { identity, language }: { identity: Pick<IdentityProvider, 'resets'>; language: Language },
  credential: Credential | undefined,
): Promise<VendorMember> {
  const { trx, scope } = work
  await lockTeam(work)
  const emailInUse = () => ruleError(teamErrors.emailTaken, { email }, 'email')
  if (!credential) throw emailInUse()
  const added = await insertMember(trx, scope, {
    auth_id: credential.authId,
    email,
    full_name,
    language,
  })
  if (!added) throw lostRace(emailInUse())
  await credential.save(trx)
  const { legal_name: company } = await getOwnVendorRow(trx, scope)
  const welcomed = { id: added.id, email, full_name, is_owner: false, language }
  await mailVendorWelcome(work, welcomed, company, identity)
  await writeAudit(work, {
    action: 'user.add',
    subject: 'user',
    subjectId: added.id,
    after: { email, fullname: full_name },
  })
  return readMember(work, added.id)
}

/**
 * Changes a member's name; unchanged data is not written. @throws AppError `forbidden` unless the user is the
 * owner; `rule`; `not_found`; `stale_version` when the member was changed since loaded.
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

/**
 * Deactivates a member, whose sign-ins end immediately, or activates one. The owner cannot be deactivated, so
 * that the vendor always has a user. An activated member who has never signed in gets a new link, because the
 * previous one ended. @throws AppError `forbidden` unless the user is the owner; `rule`; `not_found`.
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
  if (isOwner) throw ruleError(vendorPortalErrors.ownerStays, {}, 'status')
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

/**
 * Transfers the vendor's ownership to another member; both are mailed. @throws AppError `forbidden` unless the
 * user is the owner; `not_found`; `rule` when the member is already the owner or is inactive.
 */
export async function transferOwnership(work: Work<VendorScope>, id: string): Promise<void> {
  const getHeir = await checkBeforeWaiting(async () => {
    const heir = getMember(await listMemberRows(work.trx, work.scope), id)
    assertMayOwn(heir, '_id')
    return heir
  })
  const owner = getMember(await lockTeam(work), work.actor.userId)
  const words = { given: vendorGivenMail, received: vendorReceivedMail }
  await passOwnership(work, work.scope, { owner, heir: await getHeir(), words })
}
