import { actionsOnDepartment } from '@pasok/domain/team/team.abilities'
import type { Department } from '@pasok/domain/team/team.model'
import type { Actor } from '../../db/actor'
import type { listDepartmentRows } from './team.departments.store'

/** Membership rows folded into departments. */
export function presentDepartments(
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
