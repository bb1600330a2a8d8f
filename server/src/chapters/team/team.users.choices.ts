import { broken, getFound, refuseFields } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { isWithin } from '@pasok/domain/team/team.abilities'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { listTeamUserProblems, type NewTeamUser } from '@pasok/domain/team/team.users.rules'
import type { BuyerWork } from '../../db/move'
import { featuresOfRole } from './team.holders'
import { holdRole, type UserRow } from './team.users.store'

export type RoleRow = NonNullable<Awaited<ReturnType<typeof holdRole>>>

/** @throws AppError `rule` with a problem per field. */
export function assertGiven(given: Partial<NewTeamUser>): void {
  refuseFields(listTeamUserProblems(given))
}

/**
 * A role of the company, held until the transaction ends.
 * @throws AppError `not_found`, for one of another company or a removed one likewise.
 */
export async function getRole(work: BuyerWork, id: string): Promise<RoleRow> {
  return getFound(isId(id) ? await holdRole(work.trx, work.scope, id) : undefined, 'role_id')
}

/**
 * Nobody gives more rights than their own: a second account would have what they may not do.
 * @throws AppError `rule`, also for the Owner's role, which the provider alone gives
 * (`docs/domain.md` §3).
 */
export function assertMayBeGiven(role: RoleRow, actor: BuyerWork['actor']): void {
  if (role.default_key === 'owner')
    throw broken(teamErrors.ownersRole, { role: role.name }, 'role_id')
  if (!isWithin({ features: featuresOfRole(role) }, actor))
    throw broken(teamErrors.roleBeyondOwn, { role: role.name }, 'role_id')
}

/** What of a user the audit log keeps. */
export const userInAudit = (user: Pick<UserRow, 'email' | 'full_name' | 'role_name'>) => ({
  email: user.email,
  fullname: user.full_name,
  role: user.role_name,
})
