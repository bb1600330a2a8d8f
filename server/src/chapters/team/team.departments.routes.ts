import { listDepartments } from '@pasok/domain/team/team.departments.contract'
import { endpoint } from '../../http/endpoint'
import { presentDepartments } from './team.departments.present'
import { listDepartmentRows } from './team.departments.store'

export const departmentEndpoints = [
  endpoint(listDepartments, async ({ db, scope, actor }) => ({
    data: presentDepartments(await listDepartmentRows(db, scope), actor),
  })),
]
