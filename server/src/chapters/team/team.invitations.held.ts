import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { assertSeen } from '../../db/assert-seen'
import type { BuyerWork } from '../../db/move'
import { lockInvitation, type InvitationRow } from './team.invitations.store'

/** @throws AppError `not_found`; `stale_version` when somebody changed it since it was seen. */
export async function getHeldInvitation(
  { trx, scope }: BuyerWork,
  id: string,
  seen: number | undefined,
): Promise<InvitationRow> {
  const row = getFound(isId(id) ? await lockInvitation(trx, scope, id) : undefined, 'id')
  assertSeen(row, seen)
  return row
}
