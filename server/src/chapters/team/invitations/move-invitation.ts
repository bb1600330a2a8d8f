import { ruleError, failure, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { move, wordsOfState } from '@pasok/domain/kernel/machine'
import { moveTexts } from '@pasok/domain/kernel/moves.texts'
import { MAX_INVITATIONS_A_DAY } from '@pasok/domain/team/team.constants'
import { invitationErrors } from '@pasok/domain/team/invitations/invitations.errors'
import type { Invitation } from '@pasok/domain/team/invitations/invitations.model'
import { sameEmail } from '@pasok/domain/team/invitations/invitations.rules'
import {
  type InvitationEvent,
  invitationMachine,
  invitationStatusOf,
} from '@pasok/domain/team/invitations/invitations.states'
import { NOBODY } from '../../../db/actor'
import { assertSeen } from '../../../db/stale-record'
import { type AuditEntry, writeAudit } from '../../../db/audit'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { buyerScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { lockBuyerRow } from '../../company/company.store'
import { dayOf, mailInvitations, newMailing, waitingOf } from './mailing'
import { presentInvitation } from './invitations.queries'
import {
  findInvitation,
  insertLookups,
  type InvitationColumns,
  type InvitationRow,
  isInvited,
  listAccounts,
  lockInvitation,
  updateInvitation,
} from './invitations.store'

/**
 * An email that already has an account is a result instead of an error, because an error would roll back its
 * count.
 */
type Resent = { invitation: Invitation } | { account: string }

/**
 * Sends an invitation again with a new link of full lifetime; the previous link ends. An email that already has
 * an account gets no mail but counts against the daily limit. @throws AppError `not_found`; `stale_version`;
 * `illegal_move` for an accepted invitation; `rule` when the email was invited again or only recently, or the
 * daily limit is reached.
 */
export async function resendInvitation(
  work: BuyerWork,
  { id, version }: { id: string; version: number | undefined },
): Promise<Resent> {
  const { trx, scope, actor, now } = work
  const assertMaySend = await checkBeforeWaiting(async () => {
    const row = isId(id) ? await findInvitation(trx, scope, id) : undefined
    if (row) await assertMay(work, row)
  })
  await lockBuyerRow(trx, scope)
  const before = await getLockedInvitation(work, id, version)
  move(invitationMachine, before.state, 'resend')
  await assertMaySend()
  const { email } = before
  if ((await listAccounts(trx, scope, [sameEmail(email)])).size > 0) {
    await insertLookups(trx, scope, { looked_at: now, addresses: 1 })
    return { account: email }
  }
  const { secret, columns } = newMailing(work)
  const row = await moveInvitation(work, before, 'resend', { ...columns, sent: before.sent + 1 })
  await mailInvitations(work, [{ row, secret }])
  return { invitation: presentInvitation(row, actor, now) }
}

const until = (again: Date, now: Date, unit: number) =>
  Math.max(1, Math.ceil((again.getTime() - now.getTime()) / unit))

/**
 * @throws AppError `rule` when the email was invited again; with the time of the next possible mail when it was
 * invited recently or the daily limit is reached.
 */
async function assertMay(work: BuyerWork, invitation: InvitationRow): Promise<void> {
  const { trx, scope, now } = work
  const { email, state } = invitation
  if (state === 'Revoked' && (await isInvited(trx, scope, invitation)))
    throw ruleError(invitationErrors.linkSentAgain, { email })
  const key = sameEmail(email)
  const waits = (await waitingOf(work, [key])).get(key)
  if (waits)
    throw ruleError(invitationErrors.invitedAlready, { email, minutes: until(waits, now, 60_000) })
  const { left, again } = await dayOf(work)
  if (left > 0) return
  const hours = until(again, now, 3_600_000)
  throw ruleError(invitationErrors.limit, { most: MAX_INVITATIONS_A_DAY, hours })
}

/**
 * Revokes an invitation, so that its link stops working. @throws AppError `not_found`; `stale_version`;
 * `illegal_move` when its link no longer works anyway.
 */
export async function revokeInvitation(
  work: BuyerWork,
  { id, version }: { id: string; version: number | undefined },
): Promise<Invitation> {
  const row = await getLockedInvitation(work, id, version)
  const status = invitationStatusOf({ state: row.state, expiresAt: row.expires_at }, work.now)
  if (status === 'Expired')
    throw failure('illegal_move', {
      values: { what: moveTexts.invitation, status: wordsOfState(status) },
    })
  const revoked = await moveInvitation(work, row, 'revoke')
  return presentInvitation(revoked, work.actor, work.now)
}

export const invitationInAudit = ({ email, channel, state }: InvitationRow) => ({
  email,
  channel,
  status: state,
})

/**
 * Moves a locked invitation and writes its audit entry in the same transaction. When a visitor accepts it, the
 * entry names the invited email but not the network address. @throws AppError `illegal_move`.
 */
export async function moveInvitation(
  work: Work,
  row: InvitationRow,
  event: InvitationEvent,
  columns: InvitationColumns = {},
): Promise<InvitationRow> {
  const state = move(invitationMachine, row.state, event)
  const scope = buyerScope(row.buyer_id)
  const after = await updateInvitation(work.trx, scope, row, { ...columns, state })
  if (!after) throw failure('conflict')
  const entry: AuditEntry = {
    action: `invitation.${event}`,
    subject: 'invitation',
    subjectId: row.id,
    buyerId: row.buyer_id,
    before: invitationInAudit(row),
    after: invitationInAudit(after),
  }
  const isOurs = work.scope.kind === 'buyer'
  const guest = { actor: { userId: NOBODY, name: row.email }, requestId: null, address: null }
  await writeAudit(isOurs ? work : { ...work, ...guest }, entry)
  return after
}

/**
 * Locks an invitation and checks its version. @throws AppError `not_found`; `stale_version` when it was changed
 * since it was loaded.
 */
async function getLockedInvitation(
  { trx, scope }: BuyerWork,
  id: string,
  seen: number | undefined,
): Promise<InvitationRow> {
  const row = getFound(isId(id) ? await lockInvitation(trx, scope, id) : undefined, 'id')
  assertSeen(row, seen)
  return row
}
