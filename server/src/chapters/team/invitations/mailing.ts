import { invitationMail, invitationPath } from '@pasok/domain/team/invitations/invitations.mails'
import {
  INVITATION_DAYS,
  INVITED_AGAIN_AFTER_MINUTES,
  MAX_INVITATIONS_A_DAY,
} from '@pasok/domain/team/team.constants'
import type { BuyerWork } from '../../../db/move'
import { postMails } from '../../../mail/post-mail'
import { hashOf, newSecret } from '../../identity/links/links'
import { countInvited, insertLinks, listMailed, type InvitationRow } from './invitations.store'

const DAY_MS = 86_400_000
const AGAIN_MS = INVITED_AGAIN_AFTER_MINUTES * 60_000

/** Returns the data that changes with every mail of an invitation: link, expiry and sender. */
export function newMailing({ actor, now }: BuyerWork) {
  const secret = newSecret()
  return {
    secret,
    columns: {
      token_hash: hashOf(secret),
      expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      sent_by: actor.userId,
      sent_by_name: actor.name,
      sent_at: now,
    },
  }
}

/** Returns how many more emails the locked company may invite today, and when it may continue. */
export async function dayOf({
  trx,
  scope,
  now,
}: BuyerWork): Promise<{ left: number; again: Date }> {
  const { count, first } = await countInvited(trx, scope, new Date(now.getTime() - DAY_MS))
  return {
    left: Math.max(0, MAX_INVITATIONS_A_DAY - count),
    again: new Date((first ?? now).getTime() + DAY_MS),
  }
}

/**
 * Returns those of the lower-case emails that were invited only recently, with the time when each may be
 * invited again.
 */
export async function waitingOf(
  { trx, scope, now }: BuyerWork,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const since = new Date(now.getTime() - AGAIN_MS)
  const mailed = await listMailed(trx, scope, emails, since)
  return new Map([...mailed].map(([email, at]) => [email, new Date(at.getTime() + AGAIN_MS)]))
}

/** Mails saved invitations with their links and messages, in the company's language. */
export async function mailInvitations(
  { trx, scope, actor }: BuyerWork,
  invitations: readonly { row: InvitationRow; secret: string }[],
): Promise<void> {
  if (invitations.length === 0) return
  await insertLinks(
    trx,
    scope,
    invitations.map(({ row }) => row),
  )
  const { name: company, language } = actor.company
  const values = { sender: actor.name, company }
  await postMails(
    trx,
    invitations.map(({ row: { channel, email, name, message }, secret }) => ({
      kind: 'invitation',
      to: { email, name },
      language,
      words: invitationMail(channel, { name: name !== '', message: message !== '' }),
      values: { ...values, name, message },
      path: invitationPath(channel, secret),
    })),
    invitations[0]?.row.expires_at,
  )
}
