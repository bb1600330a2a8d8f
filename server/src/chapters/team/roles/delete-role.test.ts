import type { Role } from '@pasok/domain/team/team.model'
import { roleErrors, roleMessages } from '@pasok/domain/team/roles/roles.texts'
import { editTeamUser, listTeamUsers } from '@pasok/domain/team/users/users.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyId } from '../../../../test/company'
import { during } from '../../../../test/during'
import { openRoleFixture, type RoleFixture } from '../../../../test/roles'

let fixture: RoleFixture
beforeAll(async () => {
  fixture = await openRoleFixture()
})
afterAll(() => fixture.api.drop())

const setUser = (email: string, column: 'role_id' | 'status', value: string) =>
  fixture.api.pool.query(`update users set ${column} = $1 where email = $2`, [value, email])

async function assign(email: string, role: Role) {
  const users = await fixture.owner.must(listTeamUsers, {})
  const user = users.find((one) => one.email === email)
  if (!user) throw new Error(`no user ${email}`)
  const body = { auth_id: user.auth_id, user_name: user.fullname, role_id: role._id }
  return fixture.owner.request(editTeamUser, { body })
}

describe('a role', () => {
  // proves 1.6.15 1.7.34
  it('that nobody has is removed, and its name is free', async () => {
    const role = await fixture.made('Unused')
    expect(await fixture.remove(role)).toMatchObject({
      status: 200,
      data: null,
      message: roleMessages.removed.en,
    })
    expect(await fixture.find(role)).toBeUndefined()
    expect((await fixture.remove(role)).status).toBe(404)
    expect((await fixture.update(role, {})).status).toBe(404)
    expect((await fixture.create('Unused')).status).toBe(200)
  })

  it('that is in use stays, with the names of its users, inactive ones too', async () => {
    const role = await fixture.made('Held')
    const other = await fixture.made('Other')
    const email = await fixture.give(role, 'a1')
    await setUser(email, 'status', 'INACTIVE')
    expect(await fixture.remove(role)).toMatchObject({
      status: 422,
      message: 'Held is in use by Person a1 of maju. Give them another role first.',
    })
    expect(await fixture.find(role)).toMatchObject({
      users: 1,
      holders: ['Person a1 of maju'],
      actions: { edit: true, delete: false, assign: true },
    })
    const more = ['a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map((name) => fixture.give(role, name))
    const emails = await Promise.all(more)
    const names = [2, 3, 4, 5, 6].map((at) => `Person a${at} of maju`).join(', ')
    expect((await fixture.remove(role)).message).toBe(
      `Held is in use by ${names} and 2 more. Give them another role first.`,
    )
    for (const one of [email, ...emails]) await setUser(one, 'role_id', other._id)
    expect((await fixture.remove(role)).status).toBe(200)
  })

  it('that is a default one stays, also if nobody has it', async () => {
    const finance = (await fixture.list()).find(({ name }) => name === 'Finance')
    const [owner] = await fixture.list()
    if (!finance || !owner) throw new Error('no default roles')
    await setUser('finance@maju.test', 'role_id', (await fixture.made('For finance'))._id)
    for (const role of [owner, finance])
      expect(await fixture.remove(role)).toMatchObject({
        status: 422,
        message: roleErrors.isDefault.en,
      })
  })
})

describe('giving and removing a role', () => {
  it('are never both done, when they happen at once', async () => {
    const email = await fixture.give(await fixture.made('Before'), 'racer')
    for (let round = 0; round < 10; round += 1) {
      const role = await fixture.made(`Race ${round}`)
      const [deleted, given] = await Promise.all([fixture.remove(role), assign(email, role)])
      const outcome = `${deleted.status} ${given.status}`
      expect(['200 404', '409 200', '422 200']).toContain(outcome)
      const { rows } = await fixture.api.pool.query(
        `select 1 from users join roles on roles.id = users.role_id
         where roles.deleted_at is not null`,
      )
      expect(rows).toEqual([])
    }
  })

  it('that comes second waits, and is refused', async () => {
    const email = await fixture.give(await fixture.made('First'), 'waiter')
    const given = await fixture.made('Given')
    const refused = await during(
      fixture.api.pool,
      [
        ['select 1 from roles where id = $1 for share', [given._id]],
        ['update users set role_id = $1 where email = $2', [given._id, email]],
      ],
      () => fixture.remove(given),
    )
    expect(refused.status).toBe(409)
    expect(refused.message).toBe(
      'Given is in use by Person waiter of maju. Give them another role first.',
    )

    const removed = await fixture.made('Removed')
    const late = await during(
      fixture.api.pool,
      [
        ['select 1 from buyers where id = $1 for no key update', [companyId('maju')]],
        ['update roles set deleted_at = now() where id = $1', [removed._id]],
      ],
      () => assign(email, removed),
    )
    expect(late).toMatchObject({ status: 404, codes: ['not_found'] })
  })
})
