import type { Joining } from '@pasok/domain/team/invitations/invitations.model'
import { checkBeforeWaiting } from '../../../db/lost-race'
import { ACCOUNT, buyerScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { hashOf } from '../../identity/links/links'
import { moveInvitation } from './move-invitation'
import { assertUsable, type Used } from './invitations.queries'
import { findLinked, lockLinked, updateInvitation, type InvitationRow } from './invitations.store'

interface Accepting extends Used {
  secret: string
  company: string
}

/**
 * Accepts an invitation in the transaction that creates the account or application. Of two concurrent requests
 * only one succeeds. An invited buyer has then joined, and the inviter is notified. @throws AppError `rule`
 * with the next step; `conflict` when another request used the link meanwhile.
 */
export async function acceptInvitation(
  work: Work,
  { secret, company, ...used }: Accepting,
): Promise<InvitationRow> {
  const hash = hashOf(secret)
  const getUsableRow = await checkBeforeWaiting(async () => {
    const linked = await findLinked(work.trx, ACCOUNT, hash)
    assertUsable(linked, work.now, used)
    return linked
  })
  await lockLinked(work.trx, ACCOUNT, hash)
  const row = await getUsableRow()
  const isBuyer = used.channel === 'BUYER'
  const accepted = await moveInvitation(work, row, 'accept', {
    company_name: company,
    joined: isBuyer ? 'joined' : 'waiting',
    accepted_at: work.now,
  })
  if (isBuyer) await emitJoined(work, row)
  return accepted
}

/** Records the provider's decision on an invited vendor. */
export async function completeInvitation(
  work: Work,
  { buyerId, id }: { buyerId: string; id: string },
  joined: Exclude<Joining, 'waiting'>,
): Promise<void> {
  const scope = buyerScope(buyerId)
  const row = await updateInvitation(work.trx, scope, { id, state: 'Accepted' }, { joined })
  if (row && joined === 'joined') await emitJoined(work, row)
}

const emitJoined = (work: Work, { buyer_id: buyerId, id }: InvitationRow) =>
  work.emit('invitation.joined', { buyerId, invitationId: id })
