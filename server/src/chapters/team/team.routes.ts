import { getSetting, registerCompany } from '@pasok/domain/team/team.contract'
import { endpoint } from '../../http/endpoint'
import { makeSearchKey } from '../identity/search-key'
import { registerNewCompany, signUpOwner } from './register-company'
import { getUserData } from './team.queries'

export const teamEndpoints = [
  endpoint(getSetting, async ({ db, actor }) => ({
    data: { ...(await getUserData(db, actor)), search: await makeSearchKey(db, actor) },
  })),
  endpoint(
    registerCompany,
    ({ db, body, ports }) => signUpOwner(db, ports.identity, body),
    async ({ work, body, language, prepared }) => ({
      data: await registerNewCompany(work, body, language, prepared),
    }),
  ),
]
