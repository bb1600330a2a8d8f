import { FEATURES, type Feature } from '@pasok/domain/kernel/permissions'
import { getSetting } from '@pasok/domain/team/team.contract'
import type { Role } from '@pasok/domain/team/team.model'
import * as calls from '@pasok/domain/team/team.roles.contract'
import { editTeamUser, listTeamUsers } from '@pasok/domain/team/team.users.contract'
import { roleErrors, roleMessages } from '@pasok/domain/team/team.roles.texts'
import { offeredModules, readOf } from '@pasok/domain/team/team.roles.rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, startApi, type Api, type Person } from '../../../test/api'
import { addCustomRole, addUsers, companyId, idOf, userId } from '../../../test/company'
import { statementsOf } from '../../../test/count-statements'
import { sampleOf } from '../../../test/samples'
import { ENDPOINTS } from '../../app'

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterAll(() => api.drop())

const buyer_id = companyId('maju')
const of = (id_modules: string, ...features: string[]) => ({ id_modules, features, childs: [] })
const REQUESTS = [of('purchase-requests', 'requests.read', 'requests.decide')]

const create = (name: string, modules = REQUESTS, person = owner) =>
  person.ask(calls.createRole, { body: { buyer_id, name, modules } })
const made = async (name: string, modules = REQUESTS) =>
  owner.must(calls.createRole, { body: { buyer_id, name, modules } })
const update = (role: Role, changes: object, person = owner) =>
  person.ask(calls.updateRole, {
    params: { id: role._id },
    body: { buyer_id, name: role.name, modules: REQUESTS, version: role.version, ...changes },
  })
const remove = (role: Role) => owner.ask(calls.deleteRole, { params: { id: role._id } })
const list = (query: Record<string, string> = {}) => owner.must(calls.listRoles, { query })
async function give(role: Role, name: string): Promise<string> {
  const email = `${name}@maju.test`
  await addUsers(api.db, [{ email, flag: 'BUYER', buyer_id, role_id: role._id }])
  return email
}

describe('the roles of a company', () => {
  it('are the default ones in their order, locked, then its own by name', async () => {
    await made('beta')
    await made('Alpha')
    const roles = await list()
    expect(roles.slice(0, 6).map(({ name }) => name)).toEqual([
      'Owner',
      'Purchasing',
      'Approver',
      'Template Manager',
      'Receiving',
      'Finance',
    ])
    expect(roles.slice(6).map(({ name }) => name)).toEqual(['Alpha', 'beta'])
    for (const { default: isDefault, actions, name } of roles)
      expect(actions).toEqual({ edit: !isDefault, delete: !isDefault, assign: name !== 'Owner' })
    expect((await list({ default: 'false' })).map(({ name }) => name)).toEqual(['Alpha', 'beta'])
    const [dashboard] = roles[0]?.modules ?? []
    expect(dashboard?.module_detail._id).toBe('dashboard')
  })

  it('cost the same statements, however many there are', async () => {
    const count = async () => (await statementsOf(() => list())).length
    const few = await count()
    await api.pool.query(
      `insert into roles (buyer_id, id, name) select $1, gen_random_uuid(), 'Many ' || n
       from generate_series(1, 200) n`,
      [companyId('maju')],
    )
    expect(await count()).toBe(few)
    expect((await list()).length).toBeGreaterThan(200)
    await api.pool.query("update roles set deleted_at = now() where name like 'Many %'")
  })
})

describe('a custom role', () => {
  it('is made of modules and features, with what they need, and told', async () => {
    const answer = await create('Decider', [of('purchase-requests', 'requests.decide')])
    expect(answer).toMatchObject({ status: 200, message: roleMessages.created.en })
    const role = (await list()).find(({ name }) => name === 'Decider')
    expect(role).toMatchObject({ default: false, flag: 'BUYER', users: 0, version: 1 })
    expect(role?.modules.map(({ module_detail: { _id } }) => _id)).toEqual([
      'dashboard',
      'purchase-requests',
    ])
    expect(role?.modules[1]?.features).toEqual(['requests.read', 'requests.decide'])
  })

  it.each([
    ['nameRequired', 'name', '', REQUESTS],
    ['pickModule', 'modules', 'x', []],
    ['pickModule', 'modules', 'x', [of('dashboard')]],
    ['parentRequired', 'modules.0.id_modules', 'x', [of('')]],
    ['featureRequired', 'modules.0.features', 'x', [of('products')]],
    ['featureUnknown', 'modules.0.features', 'x', [of('products', 'team.manage')]],
    ['moduleUnknown', 'modules.0.id_modules', 'x', [of('setting', 'settings.edit')]],
  ] as const)('is refused with %s at %s', async (error, path, name, modules) => {
    const answer = await create(name, [...modules])
    expect(answer).toMatchObject({ status: 422, data: null })
    expect(answer.errors).toEqual([{ code: 'rule', path, message: roleErrors[error].en }])
  })

  it('names the module that is chosen twice', async () => {
    const { message } = await create('x', [
      of('products', 'products.read'),
      of('products', 'products.read'),
    ])
    expect(message).toBe('Products is already selected!')
  })

  it('has a name of its own, whatever its case, also of ten made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => create(at % 2 === 0 ? 'Twin' : 'TWIN')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)])
    expect((await create('purchasing')).errors?.[0]).toMatchObject({
      path: 'name',
      message: 'A role called purchasing exists already.',
    })
  })

  it('is changed with its version; of two people the second is told', async () => {
    const role = await made('Shared')
    const answers = await Promise.all([
      update(role, { name: 'Shared A' }),
      update(role, { name: 'Shared B' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['stale_version'])
    const [now] = (await list()).filter(({ _id }) => _id === role._id)
    expect(now?.version).toBe(2)
    expect((await update(role, { version: undefined })).status).toBe(200)
  })

  it('leaves its changes in the audit log, with before and after', async () => {
    const role = await made('Told')
    await update(role, { name: 'Told again', modules: [of('products', 'products.read')] })
    const { rows } = await api.pool.query<{ action: string; before: unknown; after: unknown }>(
      'select action, before, after from audit_log where subject_id = $1 order by id',
      [role._id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['role.create', 'role.update'])
    expect(rows[1]).toMatchObject({
      before: { name: 'Told', features: ['requests.read', 'requests.decide'] },
      after: { name: 'Told again', features: ['products.read'] },
    })
  })

  it('that is in use is not deleted, and it is said by whom', async () => {
    const role = await made('Held')
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) await give(role, name)
    const answer = await remove(role)
    expect(answer.status).toBe(422)
    expect(answer.message).toMatch(/^Held is in use by (?:Person [^,]+, ){4}Person .+ and 2 more\./)
    await api.pool.query('update users set role_id = $1 where role_id = $2', [
      (await made('Other'))._id,
      role._id,
    ])
    expect(await remove(role)).toMatchObject({ status: 200, message: roleMessages.removed.en })
    expect((await remove(role)).status).toBe(404)
    await made('Held')
  })

  it('is either given or deleted, when both happen at once', async () => {
    const email = await give(await made('Before'), 'racer')
    const [racer] = await owner
      .must(listTeamUsers, {})
      .then((users) => users.filter((user) => user.email === email))
    if (!racer) throw new Error('no racer')
    const outcomes = new Set<string>()
    for (let round = 0; round < 10; round += 1) {
      const role = await made(`Race ${round}`)
      const body = { auth_id: racer.auth_id, user_name: racer.fullname, role_id: role._id }
      const [deleted, given] = await Promise.all([remove(role), owner.ask(editTeamUser, { body })])
      outcomes.add(`${deleted.status} ${given.status === 200}`)
      const { rows } = await api.pool.query(
        `select 1 from users join roles on roles.id = users.role_id
         where roles.deleted_at is not null`,
      )
      expect(rows).toEqual([])
    }
    for (const outcome of outcomes) expect(['200 false', '422 true']).toContain(outcome)
  })
})

describe('a role that can’t be changed', () => {
  it('is a default one, and one of another company is none', async () => {
    const [ownerRole] = await list()
    if (!ownerRole) throw new Error('no role')
    expect(await update(ownerRole, {})).toMatchObject({
      status: 422,
      message: roleErrors.isDefault.en,
    })
    expect((await remove(ownerRole)).message).toBe(roleErrors.isDefault.en)
    const other = await api.as('owner@lain.test')
    const role = await made('Ours')
    expect((await update(role, { buyer_id: undefined }, other)).status).toBe(404)
  })

  it('is one’s own', async () => {
    const role = await made('Self', [of('custom-role', 'roles.manage')])
    const person = await api.as(await give(role, 'self'))
    const mine = (await person.must(calls.listRoles, {})).find(({ _id }) => _id === role._id)
    expect(mine?.actions).toEqual({ edit: false, delete: false, assign: false })
    expect(await update(role, { name: 'More' }, person)).toMatchObject({
      status: 422,
      message: roleErrors.isOwn.en,
    })
    expect((await create('New one', REQUESTS, person)).status).toBe(200)
  })
})

describe('what roles are made of', () => {
  it('are the offered modules with their features, named in the caller’s language', async () => {
    const modules = await owner.must(calls.listParentModules, {})
    expect(modules.map(({ module_detail: { _id } }) => _id)).toEqual(
      offeredModules().map(({ id }) => id),
    )
    for (const { module_detail, all_features_parents: all } of modules) {
      const query = { parent_module_id: module_detail._id }
      const features = await owner.must(calls.listFeatures, { query })
      expect(features.map(({ _id }) => _id)).toEqual(all)
    }
    const [english] = await owner.must(calls.listFeatures, { query: { parent_module_id: 'teams' } })
    expect(english).toEqual({ _id: 'team.manage', name: 'Manage users', module_id: 'teams' })
    const answer = await owner.ask(calls.listFeatures, { query: { parent_module_id: 'nothing' } })
    expect(answer.status).toBe(404)
  })
})

describe('what a role may', () => {
  const SETS: readonly (readonly [string, Feature])[] = [
    ['products', 'products.read'],
    ['purchase-requests', 'requests.decide'],
    ['purchase-orders', 'orders.read'],
    ['profile', 'audit.read'],
    ['teams', 'team.manage'],
    ['department', 'departments.manage'],
  ]

  it.each(SETS)(
    'of %s with %s is what its calls ask for, and nothing else',
    async (id, feature) => {
      const role = await made(`Only ${feature}`, [of(id, feature)])
      const person = await api.as(await give(role, feature.replace('.', '-only-')))
      const held = new Set<string>([feature, readOf(feature) ?? feature])
      for (const endpoint of ENDPOINTS) {
        const { contract } = endpoint
        if (contract.surface !== 'buyer' || contract.feature === 'any') continue
        const { params, ...sent } = sampleOf(endpoint, 'maju')
        const path = pathOf(contract, params)
        const { status } = await person.call(contract.method, path, {
          ...sent,
          token: contract.token,
        })
        const may = [contract.feature].flat().some((one) => held.has(one))
        expect([contract.name, status !== 403]).toEqual([contract.name, may])
      }
    },
  )

  it('counts from the next call on: menu, features, calls', async () => {
    const role = await made('Growing', [of('products', 'products.read')])
    const person = await api.as(await give(role, 'growing'))
    const ask = async () => (await person.call('GET', '/api/purchase-order')).status
    expect(await ask()).toBe(403)
    const orders = of('purchase-orders', 'orders.read')
    expect((await update(role, { modules: [orders] })).status).toBe(200)
    expect(await ask()).toBe(200)
    const { modules, features } = await person.must(getSetting, {})
    expect(features).toEqual(['orders.read'])
    expect(modules.map(({ module_detail: { _id } }) => _id)).toEqual([
      'dashboard',
      'purchase-orders',
    ])
    const empty = { modules: [of('account')], version: undefined }
    expect((await update(role, empty)).status).toBe(200)
    expect(await ask()).toBe(403)
  })

  it('of a feature alone, written behind the server’s back, is known by all of them', async () => {
    const email = await addCustomRole(api.db, 'maju', 'everything', FEATURES)
    const { features } = await (await api.as(email)).must(getSetting, {})
    expect(features).toHaveLength(FEATURES.length)
    expect(userId(email)).not.toBe(idOf('nobody'))
  })
})
