import { moveTexts } from '@pasok/domain/kernel/moves.texts'
import { failure } from '@pasok/domain/kernel/errors'
import { wordsOfState } from '@pasok/domain/kernel/machine'
import type { Invitation } from '@pasok/domain/team/team.invitations.model'
import { standingOf } from '@pasok/domain/team/team.invitations.states'
import type { BuyerWork } from '../../db/move'
import { moveInvitation } from './move-invitation'
import { getHeldInvitation } from './team.invitations.held'
import { presentInvitation } from './team.invitations.present'

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
