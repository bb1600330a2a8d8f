import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { move } from '@pasok/domain/kernel/machine'
import { invitationErrors } from '@pasok/domain/team/team.invitations.errors'
import type { Invitation } from '@pasok/domain/team/team.invitations.model'
import { MOST_INVITATIONS_A_DAY } from '@pasok/domain/team/team.constants'
import { sameEmail } from '@pasok/domain/team/team.invitations.rules'
import { invitationMachine } from '@pasok/domain/team/team.invitations.states'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import { holdBuyer } from '../company/company.store'
import { dayOf, mailInvitations, newMailing, waitingOf } from './team.invitations.mailing'
import { moveInvitation } from './move-invitation'
import { getHeldInvitation } from './team.invitations.held'
import { presentInvitation } from './team.invitations.present'
import {
  findInvitation,
  insertLookups,
  isInvited,
  listAccounts,
  type InvitationRow,
} from './team.invitations.store'

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
