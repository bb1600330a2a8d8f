import { companyProviderErrors } from '@pasok/domain/company/company.errors'
import { ownershipGivenMail, ownershipReceivedMail } from '@pasok/domain/company/company.mails'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { writeAudit } from '../../db/audit'
import { checkBeforeWaiting } from '../../db/lost-race'
import { buyerScope, type ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { mailTo, postMail } from '../../mail/post-mail'
import { updateBuyer } from '../company/company.store'
import { lockCompany } from '../company/provider/decide-company'
import { listUserRows, lockMembers, updateMember } from './users/users.store'

/**
 * Transfers a company's ownership to another of its users.
 * 1. Checks the new owner, locks the company and its users, and checks again.
 * 2. Exchanges the roles and the first-time flag.
 * 3. Writes the audit entry.
 * 4. Mails both users. @throws AppError `not_found` for an unknown user or one of another company; `rule` when
 *    the user is already the owner or is inactive.
 */
export async function transferCompany(
  work: Work<ProviderScope>,
  id: string,
  userId: string,
): Promise<void> {
  const { trx } = work
  const choose = await checkBeforeWaiting(async () => {
    const members = isId(id) ? await listUserRows(trx, buyerScope(id)) : []
    const heir = getFound(
      members.find((member) => member.id === userId.toLowerCase()),
      'user_id',
    )
    const name = { name: heir.full_name }
    if (heir.is_owner) throw ruleError(companyProviderErrors.ownerAlready, name, 'user_id')
    if (heir.status !== 'ACTIVE')
      throw ruleError(companyProviderErrors.ownerInactive, name, 'user_id')
    return { heir, owner: members.find(({ is_owner }) => is_owner) }
  })
  const buyer = await lockCompany(work, id)
  const company = buyerScope(buyer.id)
  await lockMembers(trx, company)
  // Read again under the locks, because the roles may have changed.
  const { owner, heir } = await choose()
  if (!owner) throw new Error(`Company ${buyer.id} has no owner.`)

  // The previous owner is updated first, because a company may never have two owners.
  const stepsBack = { is_owner: false, role_id: heir.role_id, first_time: false }
  await updateMember(trx, company, owner.id, stepsBack)
  const takesOver = { is_owner: true, role_id: owner.role_id, first_time: owner.first_time }
  await updateMember(trx, company, heir.id, takesOver)
  await updateBuyer(trx, company, { updated_at: work.now })
  await writeAudit(work, {
    action: 'company.hand-over',
    subject: 'company',
    subjectId: buyer.id,
    buyerId: buyer.id,
    before: { owner: owner.email },
    after: { owner: heir.email },
  })
  const values = { company: buyer.legal_name, role: heir.role_name ?? '' }
  await postMail(trx, {
    kind: 'ownership-given',
    ...mailTo(heir),
    words: ownershipGivenMail,
    values: { ...values, name: heir.full_name, other: owner.full_name },
    path: '/dashboard',
  })
  await postMail(trx, {
    kind: 'ownership-taken',
    ...mailTo(owner),
    words: ownershipReceivedMail,
    values: { ...values, name: owner.full_name, other: heir.full_name },
  })
}
