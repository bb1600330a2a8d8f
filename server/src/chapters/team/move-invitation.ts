import { failure } from '@pasok/domain/kernel/errors'
import { move } from '@pasok/domain/kernel/machine'
import { invitationMachine, type InvitationEvent } from '@pasok/domain/team/team.invitations.states'
import { NOBODY } from '../../db/actor'
import { writeAudit, type AuditEntry } from '../../db/audit'
import { buyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import {
  updateInvitation,
  type InvitationColumns,
  type InvitationRow,
} from './team.invitations.store'

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
