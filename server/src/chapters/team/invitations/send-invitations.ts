import type { BodyOf } from '@pasok/domain/kernel/contract'
import { throwAny } from '@pasok/domain/kernel/errors'
import type { sendInvitations as contract } from '@pasok/domain/team/invitations/invitations.contract'
import type { Channel, Invited } from '@pasok/domain/team/invitations/invitations.model'
import {
  distinctTargets,
  listInvitationProblems,
  sameEmail,
  type Target,
} from '@pasok/domain/team/invitations/invitations.rules'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import type { BuyerWork } from '../../../db/move'
import { lockBuyerRow } from '../../company/company.store'
import { dayOf, mailInvitations, newMailing, waitingOf } from './mailing'
import { invitationInAudit } from './move-invitation'
import { insertLookups, listAccounts, saveInvitations } from './invitations.store'

type Outcome = Omit<Invited, 'email'>
const now = (outcome: Invited['outcome']): Outcome => ({ outcome, again: null })
const later = (outcome: Invited['outcome'], again: Date): Outcome => ({
  outcome,
  again: again.toISOString(),
})

/**
 * Sends invitations, one per email, each with its own link, in a fixed number of statements. An unanswered
 * invitation gets a new link, unless it was mailed recently. An email that already has an account gets no
 * mail but counts against the daily limit. Emails beyond the limit are neither mailed nor looked up.
 * @returns the outcome of each email. @throws AppError `rule` with all problems, each at its email.
 */
export async function sendInvitations(
  work: BuyerWork,
  { target, channel: given, invite_as, body: message }: BodyOf<typeof contract>,
): Promise<Invited[]> {
  const { trx, scope } = work
  throwAny(listInvitationProblems({ target, channel: given, invite_as, body: message }))
  const channel = given ?? invite_as
  // Cannot happen: the validation above rejects a missing channel.
  if (channel === undefined) return []
  const targets = distinctTargets(target).map((one) => ({ one, key: sameEmail(one.email) }))
  const keys = targets.map(({ key }) => key)
  await lockBuyerRow(trx, scope)
  const waiting = await waitingOf(work, keys)
  const { left, again } = await dayOf(work)
  const processed = targets.filter(({ key }) => !waiting.has(key)).slice(0, left)
  const outcomes = await invite(work, processed, channel, message)
  return targets.map(({ one: { email }, key }) => {
    const waits = waiting.get(key)
    const outcome = waits ? later('invited-already', waits) : outcomes.get(key)
    return { email, ...(outcome ?? later('limit', again)) }
  })
}

/**
 * Mails those without an account and counts the others against the limit, because each outcome reveals whether
 * an account exists.
 */
async function invite(
  work: BuyerWork,
  targets: readonly { one: Target; key: string }[],
  channel: Channel,
  message: string,
): Promise<Map<string, Outcome>> {
  const { trx, scope, now: looked_at } = work
  const accounts = await listAccounts(
    trx,
    scope,
    targets.map(({ key }) => key),
  )
  if (accounts.size > 0) await insertLookups(trx, scope, { looked_at, addresses: accounts.size })
  const free = targets.filter(({ key }) => !accounts.has(key)).map(({ one }) => one)
  const mailed = await mail(work, free, channel, message)
  return new Map([...mailed, ...[...accounts].map((key) => [key, now('has-account')] as const)])
}

/** @returns which emails were mailed for the first time and which again. */
async function mail(
  work: BuyerWork,
  targets: readonly Target[],
  channel: Channel,
  message: string,
): Promise<Map<string, Outcome>> {
  const mailings = targets.map((one) => ({ ...newMailing(work), id: newId(), one }))
  const rows = await saveInvitations(
    work.trx,
    work.scope,
    mailings.map(({ columns, id, one }) => ({ ...columns, ...one, id, channel, message })),
  )
  const secrets = new Map(mailings.map(({ columns, secret }) => [columns.token_hash, secret]))
  await mailInvitations(
    work,
    rows.map((row) => ({ row, secret: secrets.get(row.token_hash) ?? '' })),
  )
  await writeAudit(
    work,
    ...rows.map((row) => ({
      action: row.sent === 1 ? 'invitation.send' : 'invitation.resend',
      subject: 'invitation',
      subjectId: row.id,
      after: invitationInAudit(row),
    })),
  )
  return new Map(
    rows.map(({ email, sent }) => [sameEmail(email), now(sent === 1 ? 'sent' : 'sent-again')]),
  )
}
