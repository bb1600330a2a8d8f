import type { DataOf, QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { type AppError, ruleError } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import type {
  getInvitation as linkContract,
  listInvitations as listInvitationsContract,
} from '@pasok/domain/team/invitations/invitations.contract'
import { invitationErrors } from '@pasok/domain/team/invitations/invitations.errors'
import type { Channel, Invitation } from '@pasok/domain/team/invitations/invitations.model'
import {
  actionsOnInvitation,
  type InvitationLink,
  refusalOfLink,
  sameEmail,
} from '@pasok/domain/team/invitations/invitations.rules'
import { invitationStatusOf } from '@pasok/domain/team/invitations/invitations.states'
import type { Actor, BuyerActor } from '../../../db/actor'
import { databaseNow } from '../../../db/database-now'
import type { Reader, Trx } from '../../../db/db'
import { presentPage } from '../../../db/paged-list'
import { ACCOUNT } from '../../../db/scope'
import { hashOf } from '../../identity/links/links'
import {
  findLinked,
  type InvitationRow,
  type LinkedInvitation,
  listAccounts,
  listInvitationRows,
} from './invitations.store'

export async function listInvitations(
  db: Reader,
  actor: BuyerActor,
  query: QueryOf<typeof listInvitationsContract>,
): Promise<Page<Invitation>> {
  const now = await databaseNow(db)
  return presentPage(await listInvitationRows(db, actor.scope, query, now), (row) =>
    presentInvitation(row, actor, now),
  )
}

function linkOf(row: LinkedInvitation, now: Date): InvitationLink {
  const status = invitationStatusOf({ state: row.state, expiresAt: row.expires_at }, now)
  const isOpen = status === 'Sent' || status === 'Expired'
  return isOpen && row.link_hash !== row.token_hash ? 'superseded' : status
}

/** The kind of account and the email for which a link is used. */
export interface Used {
  channel: Channel
  email: string
}

/** Returns why a link cannot be used, or not for this purpose, with the next step; undefined when it can. */
function findRefusal(
  row: LinkedInvitation | undefined,
  now: Date,
  used?: Used,
): AppError | undefined {
  const refuse = (text: Text, path = 'invitation') =>
    ruleError(text, { email: row?.email ?? '', inviter: row?.inviter ?? '' }, path)
  if (!row) return refuse(invitationErrors.unknown)
  const refusal = refusalOfLink(linkOf(row, now))
  const isApplied = row.channel === 'VENDOR' && row.state === 'Accepted'
  if (refusal) return refuse(isApplied ? invitationErrors.usedToApply : refusal)
  if (!used) return undefined
  if (row.channel !== used.channel) return refuse(invitationErrors.otherChannel)
  return sameEmail(row.email) === sameEmail(used.email)
    ? undefined
    : refuse(invitationErrors.otherAddress, 'owner_email')
}

/** @throws AppError `rule` with the next step when the link cannot be used for this purpose. */
export function assertUsable(
  row: LinkedInvitation | undefined,
  now: Date,
  used?: Used,
): asserts row is LinkedInvitation {
  const refusal = findRefusal(row, now, used)
  if (refusal) throw refusal
}

/** Returns whether a link can be used for this purpose now. */
export const isUsable = async (db: Reader, secret: string, used: Used): Promise<boolean> =>
  findRefusal(await findLinked(db, ACCOUNT, hashOf(secret)), await databaseNow(db), used) ===
  undefined

/**
 * Returns the invitation of a usable link whose email has no account yet. @throws AppError `rule` with the next
 * step.
 */
export async function getUsable(
  db: Reader | Trx,
  secret: string,
  now: Date,
  used?: Used,
): Promise<LinkedInvitation> {
  const row = await findLinked(db, ACCOUNT, hashOf(secret))
  assertUsable(row, now, used)
  const { email } = row
  if ((await listAccounts(db, ACCOUNT, [sameEmail(email)])).size > 0)
    throw ruleError(invitationErrors.alreadyIn, { email }, 'invitation')
  return row
}

/** Returns the content of an invitation's link. @throws AppError `rule` with the next step. */
export async function getInvitation(
  db: Reader,
  secret: string,
): Promise<DataOf<typeof linkContract>> {
  const row = await getUsable(db, secret, await databaseNow(db))
  return {
    channel: row.channel,
    email: row.email,
    name: row.name,
    inviter: row.inviter,
    expires: row.expires_at.toISOString(),
  }
}

export function presentInvitation(
  row: InvitationRow,
  actor: Pick<Actor, 'features'>,
  now: Date,
): Invitation {
  const snapshot = { state: row.state, expiresAt: row.expires_at }
  return {
    _id: row.id,
    email: row.email,
    name: row.name,
    channel: row.channel,
    lastStatus: invitationStatusOf(snapshot, now),
    user: row.sent_by_name,
    date: row.sent_at.toISOString(),
    expires: row.expires_at.toISOString(),
    sent: row.sent,
    company: row.company_name,
    joined: row.joined,
    version: row.version,
    actions: actionsOnInvitation(actor, snapshot, now),
  }
}
