import { broken, failure, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { move } from '@pasok/domain/kernel/machine'
import type { VendorApplication } from '@pasok/domain/vendors/vendors.applications.contract'
import { applicationErrors } from '@pasok/domain/vendors/vendors.applications.errors'
import { applicationDeclinedMail } from '@pasok/domain/vendors/vendors.applications.mails'
import {
  type ApplicationEvent,
  applicationMachine,
} from '@pasok/domain/vendors/vendors.applications.states'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import type { Reader } from '../../../db/db'
import type { ProviderScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { postMail } from '../../../mail/post-mail'
import type { Credential, IdentityProvider } from '../../../ports/identity-provider'
import { settleInvitation } from '../../team/invitations/accept-invitation'
import { createVendor, signUpVendorOwner } from '../provider/create-vendor'
import { getApplication } from './applications.queries'
import { type ApplicationRow, lockApplication, updateApplication } from './applications.store'

/**
 * Before the transaction: the account of who asked at the identity provider, as of a new vendor's
 * owner. Nothing when the email has an account, nor for what was answered before.
 * @throws AppError `not_found`.
 */
export async function signUpApplicant(
  db: Reader,
  scope: ProviderScope,
  identity: Pick<IdentityProvider, 'signUp'>,
  id: string,
): Promise<Credential | undefined> {
  const application = await getApplication(db, scope, id)
  return application.lastStatus === 'Waiting' ? signUpVendorOwner(identity, application) : undefined
}

/**
 * Makes the vendor that was asked for, and its owner, who is mailed a link to set a password; who
 * invited it is told.
 * @throws AppError `not_found`; `stale_version`; `illegal_move`; `rule` when the email has an account.
 */
export async function acceptApplication(
  work: Work<ProviderScope>,
  deciding: Deciding,
  identity: Pick<IdentityProvider, 'resets'>,
  credential: Credential | undefined,
): Promise<VendorApplication> {
  const row = await getHeldApplication(work, deciding, 'accept')
  const { language, owner_email: email, buyer_id: buyerId, invitation_id } = row
  if (!credential) throw broken(applicationErrors.hasAccount, { email })
  const vendor = await createVendor(work, row, { identity, language }, credential)
  await moveApplication(work, row, 'accept', { vendor_id: vendor._id })
  await settleInvitation(work, { buyerId, id: invitation_id }, 'joined')
  return getApplication(work.trx, work.scope, row.id)
}

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

/** What is done with an application, as it was looked at. */
interface Deciding {
  id: string
  version: number | undefined
}

/**
 * An application that may be decided, held until the transaction ends.
 * @throws AppError `not_found`; `stale_version`; `illegal_move` for one that was answered.
 */
async function getHeldApplication(
  { trx, scope }: Work<ProviderScope>,
  { id, version }: Deciding,
  event: ApplicationEvent,
): Promise<ApplicationRow> {
  const row = getFound(isId(id) ? await lockApplication(trx, scope, id) : undefined, 'id')
  assertSeen(row, version)
  move(applicationMachine, row.state, event)
  return row
}

/** Moves an application that is held, with its audit entry (law 3). */
async function moveApplication(
  work: Work<ProviderScope>,
  { id, state, owner_email: email, legal_name }: ApplicationRow,
  event: ApplicationEvent,
  columns: { reason?: string; vendor_id?: string },
): Promise<void> {
  const after = move(applicationMachine, state, event)
  const decided = { decided_by: work.actor.userId, decided_at: work.now }
  const set = { ...columns, ...decided, state: after }
  if (!(await updateApplication(work.trx, work.scope, { id, state }, set)))
    throw failure('conflict')
  await writeAudit(work, {
    action: `application.${event}`,
    subject: 'application',
    subjectId: id,
    before: { email, legal_name, status: state },
    after: { email, legal_name, status: after, ...(columns.reason && { note: columns.reason }) },
  })
}
