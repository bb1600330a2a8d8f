import { notFound } from '@pasok/domain/kernel/errors'
import type { Department } from '@pasok/domain/team/team.model'
import type { BuyerActor } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import { presentDepartments } from './team.departments.present'
import { listDepartmentRows } from './team.departments.store'

/** The company's departments with their users: one statement, whatever their number. */
export async function listDepartments(db: Reader | Trx, actor: BuyerActor): Promise<Department[]> {
  return presentDepartments(await listDepartmentRows(db, actor.scope), actor)
}

/**
 * One of them.
 * @throws AppError `not_found`.
 */
export async function getDepartment(
  db: Reader | Trx,
  actor: BuyerActor,
  id: string,
): Promise<Department> {
  const [department] = presentDepartments(await listDepartmentRows(db, actor.scope, id), actor)
  if (!department) throw notFound('_id')
  return department
}
