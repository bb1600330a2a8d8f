import { broken } from '@pasok/domain/kernel/errors'
import type { VendorApplication } from '@pasok/domain/vendors/vendors.applications.contract'
import { applicationErrors } from '@pasok/domain/vendors/vendors.applications.errors'
import { applicationDeclinedMail } from '@pasok/domain/vendors/vendors.applications.mails'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { postMail } from '../../mail/post-mail'
import { settleInvitation } from '../team/accept-invitation'
import { getHeldApplication, moveApplication, type Deciding } from './move-application'
import { getApplication } from './vendors.applications.queries'

/**
 * Refuses who asked to sell, with a reason that is mailed.
 * @throws AppError `not_found`; `stale_version`; `illegal_move`; `rule` without a reason.
 */
export async function declineApplication(
  work: Work<ProviderScope>,
  { reason, ...deciding }: Deciding & { reason: string },
): Promise<VendorApplication> {
  if (reason === '') throw broken(applicationErrors.reasonRequired, {}, 'reason')
  const row = await getHeldApplication(work, deciding, 'decline')
  await moveApplication(work, row, 'decline', { reason })
  await settleInvitation(work, { buyerId: row.buyer_id, id: row.invitation_id }, 'declined')
  await postMail(work.trx, {
    kind: 'application-declined',
    to: { email: row.owner_email, name: row.owner_name },
    language: row.language,
    words: applicationDeclinedMail,
    values: { name: row.owner_name, company: row.legal_name, inviter: row.inviter, reason },
  })
  return getApplication(work.trx, work.scope, row.id)
}
