import { getSetting, listDepartments } from '@pasok/domain/team/team.contract'
import { endpoint } from '../../http/endpoint'
import { presentDepartments } from './team.present'
import { getUserData } from './team.queries'
import { listDepartmentRows } from './team.store'

export const teamEndpoints = [
  endpoint(getSetting, async ({ db, actor }) => ({ data: await getUserData(db, actor) })),
  endpoint(listDepartments, async ({ db, scope }) => ({
    data: presentDepartments(await listDepartmentRows(db, scope)),
  })),
]
