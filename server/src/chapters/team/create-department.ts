import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import type { createDepartment as contract } from '@pasok/domain/team/team.departments.contract'
import { teamErrors } from '@pasok/domain/team/team.errors'
import type { Department } from '@pasok/domain/team/team.model'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { checkName, chooseMembers, departmentInAudit } from './team.departments.choices'
import { getDepartment } from './team.departments.queries'
import { insertDepartment, replaceMembers } from './team.departments.store'

/**
 * Adds a department with its users.
 * @throws AppError `rule`; `not_found` for users whom the company doesn't have.
 */
export async function createDepartment(
  work: BuyerWork,
  { name, users }: BodyOf<typeof contract>,
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
