import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import type {
  createDepartment as createDepartmentContract,
  updateDepartment as updateDepartmentContract,
} from '@pasok/domain/team/team.departments.contract'
import { teamErrors } from '@pasok/domain/team/team.errors'
import type { Department } from '@pasok/domain/team/team.model'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import {
  checkName,
  chooseMembers,
  departmentInAudit,
  getLockedDepartment,
  type Member,
} from './team.departments.choices'
import { getDepartment } from './team.departments.queries'
import {
  insertDepartment,
  listMembers,
  replaceMembers,
  updateDepartmentRow,
} from './team.departments.store'

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
