import { ruleError } from '@pasok/domain/kernel/errors'
import type { MailWords } from '@pasok/domain/kernel/mails'
import { vendorPortalErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { writeAudit } from '../../../db/audit'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { mailTo, postMail } from '../../../mail/post-mail'
import { getOwnVendorRow } from '../profile/profile.store'
import { updateMember, type MemberRow } from './team.store'

interface Passing {
  owner: MemberRow
  heir: MemberRow
  words: { given: MailWords; received: MailWords }
}

/** @throws AppError `rule` at the path when the member is already the owner or is inactive. */
export function assertMayOwn(heir: MemberRow, path: string): void {
  const name = { name: heir.full_name }
  if (heir.is_owner) throw ruleError(vendorPortalErrors.ownerAlready, name, path)
  if (heir.status !== 'ACTIVE') throw ruleError(vendorPortalErrors.heirInactive, name, path)
}

/** Makes another member the owner of a locked team and mails both users. */
export async function passOwnership(
  work: Work,
  vendor: VendorScope,
  { owner, heir, words }: Passing,
): Promise<void> {
  const { trx } = work
  // The previous owner is updated first, because a vendor may never have two owners.
  await updateMember(trx, vendor, owner.id, { is_owner: false })
  await updateMember(trx, vendor, heir.id, { is_owner: true })
  await writeAudit(work, {
    action: 'vendor.hand-over',
    subject: 'vendor',
    subjectId: vendor.id,
    vendorId: vendor.id,
    before: { owner: owner.email },
    after: { owner: heir.email },
  })
  const { legal_name: company } = await getOwnVendorRow(trx, vendor)
  await postMail(trx, {
    kind: 'ownership-given',
    ...mailTo(heir),
    words: words.given,
    values: { company, name: heir.full_name, other: owner.full_name },
    path: '/vendor/team',
  })
  await postMail(trx, {
    kind: 'ownership-taken',
    ...mailTo(owner),
    words: words.received,
    values: { company, name: owner.full_name, other: heir.full_name },
  })
}
