import { getSetting, registerCompany, updateBuyerUser } from '@pasok/domain/team/team.contract'
import { listDepartments } from '@pasok/domain/team/team.departments.contract'
import { endpoint } from '../../http/endpoint'
import { registerNewCompany, signUpOwner } from './register-company'
import { presentDepartments } from './team.present'
import { getUserData } from './team.queries'
import { listDepartmentRows } from './team.store'
import { updateUser } from './update-buyer-user'

export const teamEndpoints = [
  endpoint(getSetting, async ({ db, actor }) => ({ data: await getUserData(db, actor) })),
  endpoint(listDepartments, async ({ db, scope, actor }) => ({
    data: presentDepartments(await listDepartmentRows(db, scope), actor),
  })),
  endpoint(
    registerCompany,
    ({ body, ports }) => signUpOwner(ports.identity, body),
    async ({ work, body, language, prepared }) => ({
      data: await registerNewCompany(work, body, language, prepared),
    }),
  ),
  endpoint(updateBuyerUser, async ({ work, params, body }) => {
    await updateUser(work, params.auth_id, body)
    return { data: null }
  }),
]
