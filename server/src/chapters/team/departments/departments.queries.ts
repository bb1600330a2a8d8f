import { notFound } from '@pasok/domain/kernel/errors'
import { actionsOnDepartment } from '@pasok/domain/team/team.abilities'
import type { Department } from '@pasok/domain/team/team.model'
import type { Actor, BuyerActor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import { listDepartmentRows } from './departments.store'

/** Lists the company's departments with their users in one statement. */
export async function listDepartments(db: Reader | Trx, actor: BuyerActor): Promise<Department[]> {
  return presentDepartments(await listDepartmentRows(db, actor.scope), actor)
}

/** Returns a department. @throws AppError `not_found`. */
export async function getDepartment(
  db: Reader | Trx,
  actor: BuyerActor,
  id: string,
): Promise<Department> {
  const [department] = presentDepartments(await listDepartmentRows(db, actor.scope, id), actor)
  if (!department) throw notFound('_id')
  return department
}

function presentDepartments(
  rows: Awaited<ReturnType<typeof listDepartmentRows>>,
  person: Pick<Actor, 'features'>,
): Department[] {
  const departments = new Map<string, Department>()
  for (const row of rows) {
    const department = departments.get(row.id) ?? {
      _id: row.id,
      name: row.name,
      buyer_id: row.buyer_id,
      users: [],
      version: row.version,
      actions: actionsOnDepartment(person),
    }
    departments.set(row.id, department)
    if (row.auth_id !== null)
      department.users.push({ userId: row.auth_id, label: row.full_name ?? '' })
  }
  return [...departments.values()]
}
