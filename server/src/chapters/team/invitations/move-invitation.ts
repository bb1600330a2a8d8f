import { broken, failure, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { move, wordsOfState } from '@pasok/domain/kernel/machine'
import { moveTexts } from '@pasok/domain/kernel/moves.texts'
import { MOST_INVITATIONS_A_DAY } from '@pasok/domain/team/team.constants'
import { invitationErrors } from '@pasok/domain/team/team.invitations.errors'
import type { Invitation } from '@pasok/domain/team/team.invitations.model'
import { sameEmail } from '@pasok/domain/team/team.invitations.rules'
import {
  type InvitationEvent,
  invitationMachine,
  standingOf,
} from '@pasok/domain/team/team.invitations.states'
import { NOBODY } from '../../../db/actor'
import { assertSeen } from '../../../db/stale-record'
import { type AuditEntry, writeAudit } from '../../../db/audit'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { buyerScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { holdBuyer } from '../../company/company.store'
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

/** An address that has an account by now is an outcome: it is counted, which a refusal would undo. */
type Resent = { invitation: Invitation } | { account: string }

/**
 * Mails an invitation again, with a new link for as long as the first one: the one before ends. An
 * address that has an account is mailed nothing, and counts against the day, as in a first call.
 * @throws AppError `not_found`; `stale_version`; `illegal_move` for one that was accepted; `rule` where
 * the address was invited anew or mailed just now, and when the day is used up.
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
  await holdBuyer(trx, scope)
  const before = await getHeldInvitation(work, id, version)
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
 * @throws AppError `rule` where the address was invited again, and with when it may be mailed: it was
 * just now, or the day is used up.
 */
async function assertMay(work: BuyerWork, invitation: InvitationRow): Promise<void> {
  const { trx, scope, now } = work
  const { email, state } = invitation
  if (state === 'Revoked' && (await isInvited(trx, scope, invitation)))
    throw broken(invitationErrors.sentAnew, { email })
  const key = sameEmail(email)
  const waits = (await waitingOf(work, [key])).get(key)
  if (waits)
    throw broken(invitationErrors.invitedAlready, { email, minutes: until(waits, now, 60_000) })
  const { left, again } = await dayOf(work)
  if (left > 0) return
  const hours = until(again, now, 3_600_000)
  throw broken(invitationErrors.limit, { most: MOST_INVITATIONS_A_DAY, hours })
}

/**
 * Takes an invitation back: its link opens nothing from now on.
 * @throws AppError `not_found`; `stale_version`; `illegal_move` for one that opens nothing any more.
 */
export async function revokeInvitation(
  work: BuyerWork,
  { id, version }: { id: string; version: number | undefined },
): Promise<Invitation> {
  const row = await getHeldInvitation(work, id, version)
  const standing = standingOf({ state: row.state, expiresAt: row.expires_at }, work.now)
  if (standing === 'Expired')
    throw failure('illegal_move', {
      values: { what: moveTexts.invitation, status: wordsOfState(standing) },
    })
  const revoked = await moveInvitation(work, row, 'revoke')
  return presentInvitation(revoked, work.actor, work.now)
}

/** What the audit log tells of an invitation. */
export const invitationInAudit = ({ email, channel, state }: InvitationRow) => ({
  email,
  channel,
  status: state,
})

/**
 * Moves an invitation that is held, with its audit entry (law 3). Who accepts it is nobody of the
 * company: the log names the address that was invited, and not from where it came.
 * @throws AppError `illegal_move`.
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

/** @throws AppError `not_found`; `stale_version` when somebody changed it since it was seen. */
async function getHeldInvitation(
  { trx, scope }: BuyerWork,
  id: string,
  seen: number | undefined,
): Promise<InvitationRow> {
  const row = getFound(isId(id) ? await lockInvitation(trx, scope, id) : undefined, 'id')
  assertSeen(row, seen)
  return row
}
