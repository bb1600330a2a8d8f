import { roleErrors, roleMessages } from '@pasok/domain/team/roles/roles.texts'
import { getSetting } from '@pasok/domain/team/team.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOneWinner } from '../../../../test/one-winner'
import { DECIDES, of, openRoleFixture, statusesOf, type RoleFixture } from '../../../../test/roles'

let fixture: RoleFixture
beforeAll(async () => {
  fixture = await openRoleFixture()
})
afterAll(() => fixture.api.drop())

const PRODUCTS = [of('products', 'products.read')]

describe('a change of a role', () => {
  // proves 1.6.15 1.7.34
  it('is logged; one that changes nothing keeps the version', async () => {
    const role = await fixture.made('Changing')
    expect(await fixture.update(role, {})).toMatchObject({
      status: 200,
      message: roleMessages.updated.en,
      data: { version: 1 },
    })
    expect(await fixture.update(role, { name: 'CHANGING' })).toMatchObject({
      status: 200,
      data: { name: 'CHANGING', version: 2 },
    })
  })

  it('needs the version that was seen; of two users the second is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const role = await fixture.made(`Shared ${round}`)
      const answers = await Promise.all([
        fixture.update(role, { name: `Shared ${round}, again` }),
        fixture.update(role, { modules: PRODUCTS }),
      ])
      expect(statusesOf(answers)).toEqual([200, 409])
      expect(answers.flatMap(({ codes }) => codes)).toEqual(['stale_version'])
      const [won] = answers.filter(({ status }) => status === 200)
      const now = await fixture.find(role)
      expect(now).toEqual(won?.data)
      expect(now?.version).toBe(2)
      expect((await fixture.update(role, { version: undefined })).status).toBe(200)
    }
  })

  it('takes no name of another, also when two take the same at once', async () => {
    const [a, b] = [await fixture.made('One'), await fixture.made('Two')]
    expect((await fixture.update(a, { name: 'two' })).errors).toMatchObject([
      {
        code: 'rule',
        path: 'name',
        message: 'A role called two already exists. Choose another name.',
      },
    ])
    const answers = await Promise.all(
      [a, b].map((role) => fixture.update(role, { name: 'Both', version: undefined })),
    )
    expectOneWinner(answers)
  })

  it('is in the audit log with before and after, as making and removing it is', async () => {
    const role = await fixture.made('Told')
    await fixture.update(role, { name: 'Told again', modules: PRODUCTS })
    await fixture.update(role, { name: 'Told again', modules: PRODUCTS, version: undefined })
    await fixture.remove(role)
    const { rows } = await fixture.api.pool.query<{ action: string }>(
      'select action, before, after from audit_log where subject_id = $1 order by id',
      [role._id],
    )
    const first = {
      name: 'Told',
      modules: ['dashboard', 'purchase-requests'],
      features: ['requests.read', 'requests.decide'],
    }
    const second = {
      name: 'Told again',
      modules: ['dashboard', 'products'],
      features: ['products.read'],
    }
    expect(rows).toEqual([
      { action: 'role.create', before: null, after: first },
      { action: 'role.update', before: first, after: second },
      { action: 'role.delete', before: second, after: null },
    ])
  })

  // proves 1.6.17
  it('is refused for a default role, and one of another company is none', async () => {
    for (const role of (await fixture.list()).filter((one) => one.default)) {
      const answer = await fixture.update(role, {})
      expect(answer).toMatchObject({ status: 422, message: roleErrors.isDefault.en })
    }
    const other = await fixture.api.as('owner@lain.test')
    expect((await fixture.update(await fixture.made('Ours'), {}, other)).status).toBe(404)
  })

  it('is refused for one’s own role, but not for others', async () => {
    const role = await fixture.made('Self', [of('custom-role', 'roles.manage')])
    const person = await fixture.api.as(await fixture.give(role, 'self'))
    const seen = await fixture.list({ default: 'false' }, person)
    const mine = seen.find(({ _id }) => _id === role._id)
    expect(mine?.actions).toEqual({ edit: false, delete: false, assign: false })
    expect(await fixture.update(role, { name: 'More' }, person)).toMatchObject({
      status: 422,
      message: roleErrors.isOwn.en,
    })
    // Users cannot create a role with more permissions than their own.
    expect(await fixture.create('New one', DECIDES, person)).toMatchObject({
      status: 422,
      errors: [{ path: 'modules', message: roleErrors.beyondOwn.en }],
    })
    const own = [of('custom-role', 'roles.manage')]
    expect((await fixture.create('New one', own, person)).status).toBe(200)
    expect((await fixture.update(role, { name: 'More' })).status).toBe(200)
  })
})

describe('for users with the role', () => {
  it('counts from the next request: menu, features, endpoints', async () => {
    const role = await fixture.made('Growing', PRODUCTS)
    const person = await fixture.api.as(await fixture.give(role, 'growing'))
    const callStatus = async () => (await person.call('GET', '/api/purchase-order')).status
    expect(await callStatus()).toBe(403)
    const orders = { modules: [of('purchase-orders', 'orders.read')] }
    expect((await fixture.update(role, orders)).status).toBe(200)
    expect(await callStatus()).toBe(200)
    const { modules, features } = await person.must(getSetting, {})
    expect(features).toEqual(['orders.read'])
    expect(modules.map(({ module_detail: { _id } }) => _id)).toEqual([
      'dashboard',
      'purchase-orders',
    ])
    const nothing = { modules: [of('account')], version: undefined }
    expect((await fixture.update(role, nothing)).status).toBe(200)
    expect(await callStatus()).toBe(403)
    expect((await person.must(getSetting, {})).features).toEqual([])
  })
})
