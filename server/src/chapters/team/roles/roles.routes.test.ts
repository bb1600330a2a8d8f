import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { childrenOf, parentModules, withReads } from '@pasok/domain/team/roles/roles.rules'
import * as calls from '@pasok/domain/team/roles/roles.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { of, openRoleFixture, type RoleFixture } from '../../../../test/roles'
import { sampleOf } from '../../../../test/samples'
import { ENDPOINTS } from '../../../endpoints'

let fixture: RoleFixture
beforeAll(async () => {
  fixture = await openRoleFixture()
})
afterAll(() => fixture.api.drop())

type Offered = ReturnType<typeof parentModules>[number]
const withChildren = (module: Offered): Offered[] => [module, ...childrenOf(module.id)]

describe('the roles of a company', () => {
  // proves 1.6.15 1.6.17
  it('are the default ones in their order, locked, then its own by name', async () => {
    await fixture.made('beta')
    await fixture.made('Alpha')
    const roles = await fixture.list()
    const defaults = Object.values(DEFAULT_ROLES).map(({ name }) => name)
    expect(roles.map(({ name }) => name)).toEqual([...defaults, 'Alpha', 'beta'])
    for (const { default: isDefault, actions, name } of roles)
      expect(actions).toEqual({ edit: !isDefault, delete: !isDefault, assign: name !== 'Owner' })
    const own = await fixture.list({ default: 'false' })
    expect(own.map(({ name }) => name)).toEqual(['Alpha', 'beta'])
  })

  // proves 1.7.34
  it('are all to choose from for a user, each by name and id', async () => {
    const query = { flag: 'BUYER', buyer_id: companyId('maju'), default: 'true' } as const
    const answer = await fixture.owner.request(calls.listRoles, { query })
    expect(answer).toMatchObject({ errors: null, message: 'Success' })
    const named = calls.listRoles.data.parse(answer.data).map(({ _id, name }) => [_id, name])
    expect(named).toEqual((await fixture.list()).map(({ _id, name }) => [_id, name]))
    expect(named.map(([, name]) => name)).toEqual(expect.arrayContaining(['Owner', 'Alpha']))
  })

  it('show what they have of what exists today', async () => {
    const [owner, purchasing] = await fixture.list()
    const idsOf = (role: typeof owner) =>
      role?.modules.map(({ module_detail: { _id } }) => _id) ?? []
    expect(idsOf(owner)).toEqual(parentModules().map(({ id }) => id))
    const ofPurchasing = new Set<string>(DEFAULT_ROLES.purchasing.modules)
    expect(idsOf(purchasing)).toEqual(
      parentModules()
        .map(({ id }) => id)
        .filter((id) => ofPurchasing.has(id)),
    )
    for (const { features, all_features_parents: all } of owner?.modules ?? [])
      expect(features).toEqual(all)
    expect(owner?.modules.flatMap(({ features }) => features)).toEqual(
      parentModules()
        .flatMap(withChildren)
        .flatMap(({ features }) => features),
    )
  })

  it('cost the same statements, however many there are and whoever has them', async () => {
    const count = async () => (await statementsOf(() => fixture.list())).length
    const few = await count()
    await fixture.api.pool.query(
      `with made as (
         insert into roles (buyer_id, id, name)
         select $1, gen_random_uuid(), 'Many ' || n from generate_series(1, 200) n
         returning id),
       placed as (select id, row_number() over () as at from made)
       insert into users (id, auth_id, email, full_name, flag, buyer_id, role_id)
       select gen_random_uuid(), 'many|' || n, 'many' || n || '@maju.test', 'Many', 'BUYER', $1,
         (select id from placed where at = 1 + n % 200)
       from generate_series(1, 500) n`,
      [companyId('maju')],
    )
    expect(await count()).toBe(few)
    const many = (await fixture.list()).filter(({ name }) => name.startsWith('Many '))
    expect(many).toHaveLength(200)
    expect(many.reduce((sum, { users }) => sum + users, 0)).toBe(500)
    await fixture.api.pool.query("update roles set deleted_at = now() where name like 'Many %'")
  })
})

describe('what roles are made of', () => {
  // proves 1.6.16 1.7.35 1.7.36
  it('are the modules that exist, with nothing chosen', async () => {
    const modules = await fixture.owner.must(calls.listParentModules, {})
    expect(modules.map(({ module_detail: { _id } }) => _id)).toEqual(
      parentModules().map(({ id }) => id),
    )
    for (const { features, module_detail, all_features_parents: all } of modules) {
      expect(features).toEqual([])
      const query = { parent_module_id: module_detail._id }
      const offered = await fixture.owner.must(calls.listFeatures, { query })
      expect(offered.map(({ _id }) => _id)).toEqual(all)
    }
  })

  // proves 2.7.38
  it('are features named in the caller’s language', async () => {
    const list = (language: string, parent_module_id = 'teams') =>
      fixture.owner.request(calls.listFeatures, {
        query: { parent_module_id },
        headers: { 'accept-language': language },
      })
    expect((await list('en')).data).toEqual([
      { _id: 'team.manage', name: 'Manage users', module_id: 'teams' },
    ])
    expect((await list('id')).data).toMatchObject([{ name: 'Mengelola pengguna' }])
    for (const unknown of ['nothing', 'finance-invoice'])
      expect((await list('en', unknown)).status).toBe(404)
  })
})

describe('who has a role made of', () => {
  const everything = parentModules().map((module) => ({
    ...of(module.id, ...withChildren(module).flatMap(({ features }) => features)),
    childs: childrenOf(module.id).map(({ id }) => id),
  }))
  const SETS = [
    ['products', [of('products', 'products.read')]],
    ['deciding', [of('purchase-requests', 'requests.decide')]],
    [
      'buying',
      [
        of('products', 'products.read'),
        of('purchase-requests', 'requests.create', 'requests.edit', 'requests.submit'),
      ],
    ],
    ['orders', [of('purchase-orders', 'orders.read')]],
    ['watching', [of('profile', 'audit.read'), of('account')]],
    ['staff', [of('teams', 'team.manage'), of('department', 'departments.manage')]],
    ['roles', [of('custom-role', 'roles.manage')]],
    ['nothing', [of('account')]],
    ['everything', everything],
  ] as const

  it.each(SETS)(
    '%s may call what asks for its features, and nothing else',
    async (name, modules) => {
      const role = await fixture.made(`Of ${name}`, modules)
      const person = await fixture.api.as(await fixture.give(role, `of-${name}`))
      const granted = new Set<string>(withReads(modules.flatMap(({ features }) => features)))
      const guarded = ENDPOINTS.filter(
        ({ contract: { surface, feature } }) => surface === 'buyer' && feature !== 'any',
      )
      expect(guarded.length).toBeGreaterThan(30)
      const opened: string[] = []
      for (const endpoint of guarded) {
        const { contract } = endpoint
        const { params, ...sent } = sampleOf(endpoint, 'maju')
        const { status } = await person.call(contract.method, pathOf(contract, params), {
          ...sent,
          token: contract.token,
        })
        if (status !== 403) opened.push(contract.name)
      }
      expect(opened).toEqual(
        guarded
          .filter(({ contract }) => [contract.feature].flat().some((one) => granted.has(one)))
          .map(({ contract }) => contract.name),
      )
    },
  )
})
