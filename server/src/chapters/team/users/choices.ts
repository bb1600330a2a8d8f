import { getFound, refuseFields, throwAny, type Problem } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { isWithin } from '@pasok/domain/team/team.abilities'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { listTeamUserProblems, type NewTeamUser } from '@pasok/domain/team/users/users.rules'
import type { BuyerWork } from '../../../db/move'
import { featuresOfRole } from '../roles/users-with-feature'
import { lockRoles, type UserRow } from './users.store'

export type RoleRow = Awaited<ReturnType<typeof lockRoles>>[number]

/** @throws AppError `rule` with a problem per field. */
export function assertGiven(given: Partial<NewTeamUser>): void {
  refuseFields(listTeamUserProblems(given))
}

/**
 * Locks a role of the company until the transaction ends. @throws AppError `not_found`, also for a removed role
 * or another company's.
 */
export async function getRole(work: BuyerWork, id: string): Promise<RoleRow> {
  const [role] = await lockRoles(work.trx, work.scope, [id].filter(isId))
  return getFound(role, 'role_id')
}

/**
 * Returns why the current user may not assign a role. Nobody may assign more rights than their own, because a
 * second account would then exceed them. Only the provider assigns the Owner's role (`docs/domain.md` §3).
 */
export function listRoleProblems(
  role: RoleRow,
  actor: BuyerWork['actor'],
  path = 'role_id',
): Problem[] {
  const values = { role: role.name }
  if (role.default_key === 'owner')
    return [{ code: 'rule', path, text: teamErrors.ownersRole, values }]
  if (!isWithin({ features: featuresOfRole(role) }, actor))
    return [{ code: 'rule', path, text: teamErrors.roleBeyondOwn, values }]
  return []
}

/** @throws AppError `rule` for a role that the current user may not assign. */
export const assertMayBeGiven = (role: RoleRow, actor: BuyerWork['actor']): void =>
  throwAny(listRoleProblems(role, actor))

export const userInAudit = (user: Pick<UserRow, 'email' | 'full_name' | 'role_name'>) => ({
  email: user.email,
  fullname: user.full_name,
  role: user.role_name,
})
