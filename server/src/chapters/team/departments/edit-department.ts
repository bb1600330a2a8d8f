import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, ERROR_TEXT, getFound, type Problem, throwAny } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import type {
  createDepartment as createDepartmentContract,
  updateDepartment as updateDepartmentContract,
} from '@pasok/domain/team/team.departments.contract'
import { teamErrors } from '@pasok/domain/team/team.errors'
import type { Department } from '@pasok/domain/team/team.model'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { holdBuyer } from '../../company/company.store'
import { getDepartment } from './departments.queries'
import {
  findDepartmentByName,
  findUsers,
  insertDepartment,
  listMembers,
  lockDepartment,
  replaceMembers,
  updateDepartmentRow,
} from './departments.store'

/**
 * Adds a department with its users.
 * @throws AppError `rule`; `not_found` for users whom the company doesn't have.
 */
export async function createDepartment(
  work: BuyerWork,
  { name, users }: BodyOf<typeof createDepartmentContract>,
): Promise<Department> {
  const { trx, scope, actor } = work
  if (name === '') throw broken(teamErrors.nameRequired, {}, 'name')
  const assertFreeName = await checkName(work, name)
  await assertFreeName()
  const members = await chooseMembers(work, users)
  const id = newId()
  await insertDepartment(trx, scope, { id, name })
  await replaceMembers(
    trx,
    scope,
    id,
    members.map((member) => member.id),
  )
  await writeAudit(work, {
    action: 'department.create',
    subject: 'department',
    subjectId: id,
    after: departmentInAudit(name, members),
  })
  return getDepartment(trx, actor, id)
}

const idsOf = (members: readonly Member[]) => members.map(({ id }) => id)

/**
 * Changes the name of a department and who is in it; what is as it was changes nothing. The same
 * number of statements, however many users.
 * @throws AppError `rule`; `not_found` for a department or users that the company doesn't have;
 * `stale_version` when somebody changed it since it was seen.
 */
export async function updateDepartment(
  work: BuyerWork,
  { _id, name, users, version }: BodyOf<typeof updateDepartmentContract>,
): Promise<Department> {
  const { trx, scope, actor } = work
  if (name === '') throw broken(teamErrors.nameRequired, {}, 'name')
  const assertFreeName = await checkName(work, name, _id)
  const before = await getLockedDepartment(work, _id, '_id')
  assertSeen(before, version)
  if (name !== before.name) await assertFreeName()
  const had = await listMembers(trx, scope, before.id)
  const has = await chooseMembers(work, users, had)
  const isAsItWas = name === before.name && idsOf(has).join() === idsOf(had).join()
  if (isAsItWas) return getDepartment(trx, actor, before.id)
  await updateDepartmentRow(trx, scope, before.id, { name })
  await replaceMembers(trx, scope, before.id, idsOf(has))
  await writeAudit(work, {
    action: 'department.update',
    subject: 'department',
    subjectId: before.id,
    before: departmentInAudit(before.name, had),
    after: departmentInAudit(name, has),
  })
  return getDepartment(trx, actor, before.id)
}

/**
 * Removes a department: it is marked, never removed (law 3). Requests that were made for it keep its
 * name; a draft for it has to choose another one (`docs/domain.md` §3).
 * @throws AppError `not_found`.
 */
export async function deleteDepartment(work: BuyerWork, id: string): Promise<void> {
  const { trx, scope, now } = work
  const department = await getLockedDepartment(work, id, 'id')
  const members = await listMembers(trx, scope, department.id)
  await updateDepartmentRow(trx, scope, department.id, { deleted_at: now })
  await writeAudit(work, {
    action: 'department.delete',
    subject: 'department',
    subjectId: department.id,
    before: departmentInAudit(department.name, members),
  })
}

/** A user of a department. */
interface Member {
  id: string
  full_name: string
}

/**
 * Checks that a department may have this name, before anything is locked; the result locks the
 * company and checks again, so that two requests never get the same name. The word for no
 * department, in which all documents without one are shown and searched, is always taken.
 * @throws AppError `rule`; `conflict` when another request took the name meanwhile.
 */
async function checkName(work: BuyerWork, name: string, id?: string) {
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
async function getLockedDepartment(work: BuyerWork, id: string, path: string) {
  return getFound(isId(id) ? await lockDepartment(work.trx, work.scope, id) : undefined, path)
}

/**
 * The users that a department is to have, by name, each once. Who has been deactivated may stay, but
 * is not added.
 * @throws AppError `not_found` for those whom the company doesn't have, `rule` for inactive ones; a
 * problem each.
 */
async function chooseMembers(
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
const departmentInAudit = (name: string, members: readonly Member[]) => ({
  name,
  users: members.map((member) => member.full_name),
})
