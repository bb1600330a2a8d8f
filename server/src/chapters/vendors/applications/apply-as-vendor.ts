import { findPhone } from '@pasok/domain/company/company.rules'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, refuseFields } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import type { applyAsVendor as contract } from '@pasok/domain/vendors/applications/applications.contract'
import { applicationErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { listApplicationProblems } from '@pasok/domain/vendors/applications/applications.rules'
import { NOBODY } from '../../../db/actor'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { lostRace } from '../../../db/lost-race'
import type { AccountScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { acceptInvitation } from '../../team/invitations/accept-invitation'
import { getUsable } from '../../team/invitations/invitations.queries'
import { hasWaiting, insertApplication } from './applications.store'

/**
 * Applies as a vendor through an invitation's link, which is used up; the provider decides on it. @throws
 * AppError `rule` with a problem per field, when the invitation cannot be used or is for another email, or when
 * the email has an unanswered application; `conflict` when a concurrent request caused this.
 */
export async function applyAsVendor(
  work: Work<AccountScope>,
  { invitation: secret, ...given }: BodyOf<typeof contract>,
  language: Language,
): Promise<void> {
  const { trx, scope, now } = work
  const { owner_email: email, legal_name: company } = given
  refuseFields(listApplicationProblems(given))
  const used = { channel: 'VENDOR', email } as const
  const waits = () => ruleError(applicationErrors.waitsAlready, { email }, 'owner_email')
  await getUsable(trx, secret, now, used)
  const isKnown = await hasWaiting(trx, scope, email)
  const invitation = await acceptInvitation(work, { ...used, secret, company })
  const id = newId()
  const isInserted = await insertApplication(trx, scope, {
    ...given,
    id,
    phone: findPhone(given.phone) ?? '',
    buyer_id: invitation.buyer_id,
    invitation_id: invitation.id,
    language,
    state: 'Waiting',
    created_at: now,
  })
  if (!isInserted) throw isKnown ? waits() : lostRace(waits())
  await writeAudit(
    { ...work, actor: { userId: NOBODY, name: given.owner_name } },
    {
      action: 'application.make',
      subject: 'application',
      subjectId: id,
      after: { email, legal_name: company, status: 'Waiting' },
    },
  )
}
