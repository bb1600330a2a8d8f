import type { Invitation } from '@pasok/domain/team/team.invitations.model'
import { actionsOnInvitation } from '@pasok/domain/team/team.invitations.rules'
import { standingOf } from '@pasok/domain/team/team.invitations.states'
import type { Actor } from '../../db/actor'
import type { InvitationRow } from './team.invitations.store'

/** As it travels; of its link nothing. */
export function presentInvitation(
  row: InvitationRow,
  actor: Pick<Actor, 'features'>,
  now: Date,
): Invitation {
  const standing = { state: row.state, expiresAt: row.expires_at }
  return {
    _id: row.id,
    email: row.email,
    name: row.name,
    channel: row.channel,
    lastStatus: standingOf(standing, now),
    user: row.sent_by_name,
    date: row.sent_at.toISOString(),
    expires: row.expires_at.toISOString(),
    sent: row.sent,
    company: row.company_name,
    joined: row.joined,
    version: row.version,
    actions: actionsOnInvitation(actor, standing, now),
  }
}
