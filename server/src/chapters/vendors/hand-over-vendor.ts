import { broken } from '@pasok/domain/kernel/errors'
import type { MailWords } from '@pasok/domain/kernel/mails'
import { vendorDeskErrors } from '@pasok/domain/vendors/vendors.desk.errors'
import { vendorGivenMail, vendorTakenMail } from '@pasok/domain/vendors/vendors.team.mails'
import { writeAudit } from '../../db/audit'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { postMail } from '../../mail/post-mail'
import { getMember, lockTeam } from './lock-team'
import { getOwnVendorRow } from './vendors.desk.store'
import { updateMember, type MemberRow } from './vendors.team.store'

/**
 * Hands the vendor's ownership to somebody else of its team; both are mailed.
 * @throws AppError `forbidden` for anybody but the owner; `not_found`; `rule` for one who is the
 * owner already or inactive.
 */
export async function handOver(work: Work<VendorScope>, id: string): Promise<void> {
  const { trx, scope } = work
  const members = await lockTeam(work)
  const owner = getMember(members, work.actor.userId)
  const heir = getMember(members, id)
  const name = { name: heir.full_name }
  if (heir.is_owner) throw broken(vendorDeskErrors.ownerAlready, name, '_id')
  if (heir.status !== 'ACTIVE') throw broken(vendorDeskErrors.heirInactive, name, '_id')
  // The one before first: a vendor never has two owners.
  await updateMember(trx, scope, owner.id, { is_owner: false })
  await updateMember(trx, scope, heir.id, { is_owner: true })
  await writeAudit(work, {
    action: 'vendor.hand-over',
    subject: 'vendor',
    subjectId: scope.id,
    before: { owner: owner.email },
    after: { owner: heir.email },
  })
  await mail(work, { words: vendorGivenMail, to: heir, other: owner, path: '/vendor/team' })
  await mail(work, { words: vendorTakenMail, to: owner, other: heir })
}

interface Told {
  words: MailWords
  to: MemberRow
  other: MemberRow
  /** Where its button leads. */
  path?: string
}

async function mail({ trx, scope }: Work<VendorScope>, told: Told): Promise<void> {
  const { words, to, other, path } = told
  const { legal_name: company } = await getOwnVendorRow(trx, scope)
  await postMail(trx, {
    kind: path === undefined ? 'ownership-taken' : 'ownership-given',
    to: { email: to.email, name: to.full_name },
    language: to.language,
    words,
    values: { company, name: to.full_name, other: other.full_name },
    ...(path !== undefined && { path }),
  })
}
