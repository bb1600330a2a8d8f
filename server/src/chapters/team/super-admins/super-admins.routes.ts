import { listSuperAdmins, saveSuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { endpoint } from '../../../http/endpoint'
import { saveAdmin, signUpSuperAdmin } from './save-super-admin'
import { listSuperAdminsOf } from '../team.queries'

export const teamProviderEndpoints = [
  endpoint(listSuperAdmins, async ({ db, scope }) => ({
    data: await listSuperAdminsOf(db, scope),
  })),
  endpoint(
    saveSuperAdmin,
    ({ body, ports }) => signUpSuperAdmin(ports.identity, body),
    async ({ work, body, ports, language, prepared }) => ({
      data: await saveAdmin(work, body, { identity: ports.identity, language }, prepared),
    }),
  ),
]
