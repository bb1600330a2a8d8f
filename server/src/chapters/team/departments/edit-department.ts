import type { BodyOf } from '@pasok/domain/kernel/contract'
import {
  ruleError,
  ERROR_TEXT,
  getFound,
  type Problem,
  throwAny,
} from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import type {
  createDepartment as createDepartmentContract,
  updateDepartment as updateDepartmentContract,
} from '@pasok/domain/team/departments/departments.contract'
import { teamErrors } from '@pasok/domain/team/team.errors'
import type { Department } from '@pasok/domain/team/team.model'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { lockBuyerRow } from '../../company/company.store'
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

/** Creates a department with its users. @throws AppError `rule`; `not_found` for unknown users. */
export async function createDepartment(
  work: BuyerWork,
  { name, users }: BodyOf<typeof createDepartmentContract>,
): Promise<Department> {
  const { trx, scope, actor } = work
  if (name === '') throw ruleError(teamErrors.nameRequired, {}, 'name')
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
 * Changes a department's name and users; unchanged data is not written. The number of statements does not
 * depend on the number of users. @throws AppError `rule`; `not_found` for an unknown department or user;
 * `stale_version` when the department was changed since it was loaded.
 */
export async function updateDepartment(
  work: BuyerWork,
  { _id, name, users, version }: BodyOf<typeof updateDepartmentContract>,
): Promise<Department> {
  const { trx, scope, actor } = work
  if (name === '') throw ruleError(teamErrors.nameRequired, {}, 'name')
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
 * Deletes a department by marking it. Requests made for it keep its name; drafts for it have to choose another
 * one (`docs/domain.md` §3). @throws AppError `not_found`.
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

interface Member {
  id: string
  full_name: string
}

/**
 * Checks that a department name is free, before any lock. The returned function locks the company and checks
 * again, so that two requests never get the same name. The term for "no department" is reserved, because
 * documents without a department are shown and searched by it. @throws AppError `rule`; `conflict` when another
 * request took the name meanwhile.
 */
async function checkName(work: BuyerWork, name: string, id?: string) {
  const assertFree = await checkBeforeWaiting(async () => {
    const same = await findDepartmentByName(work.trx, work.scope, name)
    if (same && same.id !== id?.toLowerCase())
      throw ruleError(teamErrors.departmentTaken, { name: same.name }, 'name')
  })
  return async (): Promise<void> => {
    if (name.toLowerCase() === NO_DEPARTMENT)
      throw ruleError(teamErrors.departmentGeneric, { name }, 'name')
    await lockBuyerRow(work.trx, work.scope)
    await assertFree()
  }
}

/** Locks a department until the transaction ends. @throws AppError `not_found`. */
async function getLockedDepartment(work: BuyerWork, id: string, path: string) {
  return getFound(isId(id) ? await lockDepartment(work.trx, work.scope, id) : undefined, path)
}

/**
 * Returns the users for a department, by name and without duplicates. A deactivated user may stay but not be
 * added. @throws AppError with a problem per user: `not_found` for an unknown one, `rule` for an inactive one.
 */
async function chooseMembers(
  work: BuyerWork,
  wanted: readonly { userId: string }[],
  current: readonly Member[] = [],
): Promise<Member[]> {
  const authIds = [...new Set(wanted.map(({ userId }) => userId))]
  const users = await findUsers(work.trx, work.scope, authIds)
  const known = new Map(users.map((user) => [user.auth_id, user]))
  const staying = new Set(current.map(({ id }) => id))
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

const departmentInAudit = (name: string, members: readonly Member[]) => ({
  name,
  users: members.map((member) => member.full_name),
})
