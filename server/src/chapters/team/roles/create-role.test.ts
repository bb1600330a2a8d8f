import { createRole } from '@pasok/domain/team/roles/roles.contract'
import { roleErrors, roleMessages } from '@pasok/domain/team/roles/roles.texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOneWinner } from '../../../../test/one-winner'
import { DECIDES, of, openRoleFixture, type RoleFixture } from '../../../../test/roles'

let fixture: RoleFixture
beforeAll(async () => {
  fixture = await openRoleFixture()
})
afterAll(() => fixture.api.drop())

describe('a new role', () => {
  // proves 1.3.15 1.6.15 1.7.34
  it('has modules and features with their requirements, and is returned', async () => {
    const answer = await fixture.create('Decider')
    expect(answer).toMatchObject({ status: 200, message: roleMessages.created.en })
    const role = (await fixture.list()).find(({ name }) => name === 'Decider')
    expect(answer.data).toEqual(role)
    expect(role).toMatchObject({ default: false, flag: 'BUYER', users: 0, version: 1 })
    expect(role?.modules.map(({ module_detail: { _id } }) => _id)).toEqual([
      'dashboard',
      'purchase-requests',
    ])
    expect(role?.modules[1]?.features).toEqual(['requests.read', 'requests.decide'])
  })

  // proves 1.5.34 1.6.18
  it('is the same with Dashboard in the payload', async () => {
    const role = await fixture.made('With Dashboard', [of('dashboard'), ...DECIDES])
    expect(role.modules.map(({ module_detail: { _id } }) => _id)).toEqual([
      'dashboard',
      'purchase-requests',
    ])
  })

  it.each<[keyof typeof roleErrors, string, string, ReturnType<typeof of>[]]>([
    ['nameRequired', 'name', ' ', DECIDES],
    ['pickModule', 'modules', 'x', []],
    ['pickModule', 'modules', 'x', [of('dashboard')]],
    ['parentRequired', 'modules.0.id_modules', 'x', [of('')]],
    ['featureRequired', 'modules.0.features', 'x', [of('products')]],
    ['featureUnknown', 'modules.0.features', 'x', [of('products', 'team.manage')]],
    ['featureUnknown', 'modules.0.features', 'x', [of('dashboard', 'team.manage'), ...DECIDES]],
    ['featureUnknown', 'modules.0.features', 'x', [of('purchase-orders', 'requests.read')]],
    ['moduleUnknown', 'modules.0.id_modules', 'x', [of('nothing', 'settings.edit')]],
    ['childUnknown', 'modules.0.childs', 'x', [{ ...of('teams', 'team.manage'), childs: ['a'] }]],
  ])('is refused with %s at %s', async (error, path, name, modules) => {
    const answer = await fixture.create(name, modules)
    expect(answer).toMatchObject({ status: 422, data: null })
    expect(answer.errors).toEqual([{ code: 'rule', path, message: roleErrors[error].en }])
  })

  // proves 1.5.32
  it('reports everything that is wrong, and which module is chosen twice', async () => {
    const products = of('products', 'products.read')
    const { errors } = await fixture.create('', [products, of('teams'), products])
    expect(errors?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'name: Role name is required',
      'modules.1.features: Feature is required',
      'modules.2.id_modules: Products is already selected!',
    ])
  })

  it('has a name of its own, whatever its case, also of ten made at once', async () => {
    // Repeated, because opening connections separates the first requests in time.
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          fixture.create(`${at % 2 ? 'Twin' : 'TWIN'} ${round}`),
        ),
      )
      expectOneWinner(answers)
      for (const { errors } of answers.filter(({ status }) => status !== 200))
        expect(errors).toMatchObject([{ path: 'name' }])
    }
    expect((await fixture.create('purchasing')).errors).toEqual([
      {
        code: 'rule',
        path: 'name',
        message: 'A role called purchasing already exists. Choose another name.',
      },
    ])
  })

  it('may be called as one of another company, which doesn’t see it', async () => {
    await fixture.made('Everywhere')
    const other = await fixture.api.as('owner@lain.test')
    const body = { name: 'Everywhere', modules: DECIDES }
    expect((await other.request(createRole, { body })).status).toBe(200)
    const otherRoles = await fixture.list({ default: 'false' }, other)
    expect(otherRoles.map(({ name }) => name)).toEqual(['Everywhere'])
  })
})
