import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { actionsOnUser } from '@pasok/domain/team/team.abilities'
import { teamErrors } from '@pasok/domain/team/team.errors'
import type { TeamUser } from '@pasok/domain/team/team.model'
import type { editTeamUser } from '@pasok/domain/team/users/users.contract'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { assertGiven, assertMayBeGiven, getRole, userInAudit, type RoleRow } from './choices'
import { presentUser } from '../team.queries'
import { findUser, lockUser, updateMember, type UserRow } from './users.store'

/**
 * Changes a user's name and role; unchanged data is not written. @throws AppError `rule`; `not_found` for an
 * unknown user or role; `stale_version` when the user was changed since loaded.
 */
export async function editUser(
  work: BuyerWork,
  given: BodyOf<typeof editTeamUser>,
): Promise<TeamUser> {
  const { trx, scope } = work
  const { user_name: full_name, role_id } = given
  assertGiven({ user_name: full_name, ...(role_id !== undefined && { role_id }) })
  const role = role_id === undefined ? undefined : await getRole(work, role_id)
  const getUser = await checkBeforeWaiting(async () => {
    const one = getFound(await findUser(trx, scope, given.auth_id), 'auth_id')
    assertSeen(one, given.version)
    if (role && role.id !== one.role_id) assertMayChangeRole(work, one, role)
    if (full_name !== one.full_name && one.is_owner && one.id !== work.actor.userId)
      throw ruleError(teamErrors.nameOfOwner, {}, 'user_name')
    return one
  })
  await lockUser(trx, scope, given.auth_id)
  const user = await getUser()
  const isNewRole = role !== undefined && role.id !== user.role_id
  if (!isNewRole && full_name === user.full_name) return presentUser(user, work.actor)

  const after = {
    ...user,
    full_name,
    ...(isNewRole && { role_id: role.id, role_name: role.name }),
    version: user.version + 1,
  }
  await updateMember(trx, scope, user.id, { full_name, role_id: after.role_id })
  await writeAudit(work, {
    action: 'user.edit',
    subject: 'user',
    subjectId: user.id,
    before: userInAudit(user),
    after: userInAudit(after),
  })
  return presentUser(after, work.actor)
}

/** Nobody may change the owner's role or their own (Spec 1 §4, `docs/domain.md` §3). */
function assertMayChangeRole({ actor }: BuyerWork, user: UserRow, role: RoleRow): void {
  const { id, status, is_owner: isOwner } = user
  if (!actionsOnUser(actor, { id, status, isOwner })['change-role'])
    throw ruleError(isOwner ? teamErrors.roleOfOwner : teamErrors.ownRole, {}, 'role_id')
  assertMayBeGiven(role, actor)
}
