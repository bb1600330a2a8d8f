import { ruleError, failure, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { move } from '@pasok/domain/kernel/machine'
import type { VendorApplication } from '@pasok/domain/vendors/applications/applications.contract'
import { applicationErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { applicationDeclinedMail } from '@pasok/domain/vendors/provider/provider.mails'
import {
  type ApplicationEvent,
  applicationMachine,
} from '@pasok/domain/vendors/applications/applications.states'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import type { Reader } from '../../../db/db'
import type { ProviderScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { postMail } from '../../../mail/post-mail'
import type { Credential, IdentityProvider } from '../../../ports/identity-provider'
import { completeInvitation } from '../../team/invitations/accept-invitation'
import { createVendor, signUpVendorOwner } from '../provider/create-vendor'
import { getApplication } from './applications.queries'
import { type ApplicationRow, lockApplication, updateApplication } from './applications.store'

/**
 * Creates the applicant's account at the identity provider, before the transaction, as for a new vendor's
 * owner. Returns undefined when the email has an account or the application is already answered. @throws
 * AppError `not_found`.
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
 * Accepts an application: creates the vendor and its owner, mails the owner a link to set a password, and
 * notifies the inviter. @throws AppError `not_found`; `stale_version`; `illegal_move`; `rule` when the email
 * has an account.
 */
export async function acceptApplication(
  work: Work<ProviderScope>,
  deciding: Deciding,
  identity: Pick<IdentityProvider, 'resets'>,
  credential: Credential | undefined,
): Promise<VendorApplication> {
  const row = await getLockedApplication(work, deciding, 'accept')
  const { language, owner_email: email, buyer_id: buyerId, invitation_id } = row
  if (!credential) throw ruleError(applicationErrors.hasAccount, { email })
  const vendor = await createVendor(work, row, { identity, language }, credential)
  await moveApplication(work, row, 'accept', { vendor_id: vendor._id })
  await completeInvitation(work, { buyerId, id: invitation_id }, 'joined')
  return getApplication(work.trx, work.scope, row.id)
}

/**
 * Declines an application and mails the reason. @throws AppError `not_found`; `stale_version`; `illegal_move`;
 * `rule` without a reason.
 */
export async function declineApplication(
  work: Work<ProviderScope>,
  { reason, ...deciding }: Deciding & { reason: string },
): Promise<VendorApplication> {
  if (reason === '') throw ruleError(applicationErrors.reasonRequired, {}, 'reason')
  const row = await getLockedApplication(work, deciding, 'decline')
  await moveApplication(work, row, 'decline', { reason })
  await completeInvitation(work, { buyerId: row.buyer_id, id: row.invitation_id }, 'declined')
  await postMail(work.trx, {
    kind: 'application-declined',
    to: { email: row.owner_email, name: row.owner_name },
    language: row.language,
    words: applicationDeclinedMail,
    values: { name: row.owner_name, company: row.legal_name, inviter: row.inviter, reason },
  })
  return getApplication(work.trx, work.scope, row.id)
}

interface Deciding {
  id: string
  version: number | undefined
}

/**
 * Locks an undecided application until the transaction ends. @throws AppError `not_found`; `stale_version`;
 * `illegal_move` when it was already answered.
 */
async function getLockedApplication(
  { trx, scope }: Work<ProviderScope>,
  { id, version }: Deciding,
  event: ApplicationEvent,
): Promise<ApplicationRow> {
  const row = getFound(isId(id) ? await lockApplication(trx, scope, id) : undefined, 'id')
  assertSeen(row, version)
  move(applicationMachine, row.state, event)
  return row
}

/** Moves a locked application and writes its audit entry in the same transaction. */
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
