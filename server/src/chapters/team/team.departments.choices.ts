import { broken, ERROR_TEXT, getFound, type Problem, throwAny } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import { holdBuyer } from '../company/company.store'
import { findDepartmentByName, findUsers, lockDepartment } from './team.departments.store'

/** A user of a department. */
export interface Member {
  id: string
  full_name: string
}

/**
 * Checks that a department may have this name, before anything is locked; the result locks the
 * company and checks again, so that two requests never get the same name. The word for no
 * department, in which all documents without one are shown and searched, is always taken.
 * @throws AppError `rule`; `conflict` when another request took the name meanwhile.
 */
export async function checkName(work: BuyerWork, name: string, id?: string) {
  const assertFree = await checkBeforeWaiting(async () => {
    const same = await findDepartmentByName(work.trx, work.scope, name)
    if (same && same.id !== id?.toLowerCase())
      throw broken(teamErrors.departmentTaken, { name: same.name }, 'name')
  })
  return async (): Promise<void> => {
    if (name.toLowerCase() === NO_DEPARTMENT)
      throw broken(teamErrors.departmentGeneric, { name }, 'name')
    await holdBuyer(work.trx, work.scope)
    await assertFree()
  }
}

/**
 * The department, held until the transaction ends.
 * @throws AppError `not_found`.
 */
export async function getLockedDepartment(work: BuyerWork, id: string, path: string) {
  return getFound(isId(id) ? await lockDepartment(work.trx, work.scope, id) : undefined, path)
}

/**
 * The users that a department is to have, by name, each once. Who has been deactivated may stay, but
 * is not added.
 * @throws AppError `not_found` for those whom the company doesn't have, `rule` for inactive ones; a
 * problem each.
 */
export async function chooseMembers(
  work: BuyerWork,
  wanted: readonly { userId: string }[],
  kept: readonly Member[] = [],
): Promise<Member[]> {
  const authIds = [...new Set(wanted.map(({ userId }) => userId))]
  const users = await findUsers(work.trx, work.scope, authIds)
  const known = new Map(users.map((user) => [user.auth_id, user]))
  const staying = new Set(kept.map(({ id }) => id))
  const problems = wanted.flatMap(({ userId }, at): Problem[] => {
    const user = known.get(userId)
    const path = `users.${at}.userId`
    if (!user) return [{ code: 'not_found', path, text: ERROR_TEXT.not_found }]
    if (user.status === 'ACTIVE' || staying.has(user.id)) return []
    return [
      { code: 'rule', path, text: teamErrors.memberInactive, values: { name: user.full_name } },
    ]
  })
  throwAny(problems)
  return users
}

/** What of a department the audit log keeps. */
export const departmentInAudit = (name: string, members: readonly Member[]) => ({
  name,
  users: members.map((member) => member.full_name),
})
