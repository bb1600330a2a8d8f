import type { Role } from '@pasok/domain/team/team.model'
import {
  createRole,
  deleteRole,
  listRoles,
  updateRole,
} from '@pasok/domain/team/roles/roles.contract'
import { startApi, type Api, type Answer, type Person } from './api'
import { companyId } from './company'
import { addUsers } from './people'

const buyer_id = companyId('maju')

/** Returns a parent module as sent in a request, with features and without children. */
export const of = (id_modules: string, ...features: string[]) => ({
  id_modules,
  features,
  childs: [] as string[],
})
type Chosen = ReturnType<typeof of>

export const DECIDES = [of('purchase-requests', 'requests.decide')]

/** Actions on roles of `maju`, by default as its owner. */
export interface RoleFixture {
  api: Api
  owner: Person
  create(name: string, modules?: readonly Chosen[], person?: Person): Promise<Answer>
  made(name: string, modules?: readonly Chosen[]): Promise<Role>
  /** Sends the role unchanged except for `changes`. */
  update(role: Role, changes: object, person?: Person): Promise<Answer>
  remove(role: Role): Promise<Answer>
  list(query?: { default?: 'true' | 'false' }, person?: Person): Promise<Role[]>
  find(role: Role): Promise<Role | undefined>
  /** Creates a user with the role. @returns the email. */
  give(role: Role, name: string): Promise<string>
}

export async function openRoleFixture(): Promise<RoleFixture> {
  const api = await startApi()
  const owner = await api.as('owner@maju.test')
  const bodyOf = (name: string, modules: readonly Chosen[] = DECIDES) => ({
    body: { buyer_id, name, modules: [...modules] },
  })
  const list: RoleFixture['list'] = (query = {}, person = owner) =>
    person.must(listRoles, { query })
  return {
    api,
    owner,
    list,
    create: (name, modules, person = owner) => person.request(createRole, bodyOf(name, modules)),
    made: (name, modules) => owner.must(createRole, bodyOf(name, modules)),
    update({ _id: id, name, version }, changes, person = owner) {
      const body = { name, modules: DECIDES, version, ...changes }
      return person.request(updateRole, { params: { id }, body })
    },
    remove: ({ _id: id }) => owner.request(deleteRole, { params: { id } }),
    find: async (role) => (await list()).find(({ _id }) => _id === role._id),
    async give(role, name) {
      const email = `${name}@maju.test`
      await addUsers(api.db, [{ email, flag: 'BUYER', buyer_id, role_id: role._id }])
      return email
    },
  }
}

export const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
