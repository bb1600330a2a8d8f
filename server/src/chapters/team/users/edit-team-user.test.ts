import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { getSetting, updateBuyerUser } from '@pasok/domain/team/team.contract'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { deleteRole } from '@pasok/domain/team/roles/roles.contract'
import type { TeamUser } from '@pasok/domain/team/team.model'
import { listTeamUsers } from '@pasok/domain/team/users/users.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, nameOf, roleId } from '../../../../test/company'
import { addCustomRole, addUsers } from '../../../../test/people'

let api: Api
let owner: Person
let manager: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  manager = await api.as(
    await addCustomRole(api.db, 'maju', 'manager', [
      'team.manage',
      ...DEFAULT_ROLES.purchasing.features,
      ...DEFAULT_ROLES.finance.features,
    ]),
  )
})
afterAll(() => api.drop())

it('the owner is renamed by nobody else', async () => {
  const [one] = (await owner.must(listTeamUsers, {})).filter(({ isOwner }) => isOwner)
  if (!one) throw new Error('no owner')
  expect(await edit(one.auth_id, { user_name: 'Another' }, manager)).toMatchObject({
    status: 422,
    errors: [{ path: 'user_name', message: teamErrors.nameOfOwner.en }],
  })
  expect((await edit(one.auth_id, { user_name: one.fullname }, manager)).status).toBe(200)
})

let people = 0
async function newUser(): Promise<TeamUser> {
  const email = `person${(people += 1)}@maju.test`
  const role_id = roleId('maju', 'purchasing')
  await addUsers(api.db, [{ email, flag: 'BUYER', buyer_id: companyId('maju'), role_id }])
  return userOf(email)
}
async function userOf(email: string): Promise<TeamUser> {
  const found = (await owner.must(listTeamUsers, {})).find((user) => user.email === email)
  if (!found) throw new Error(`no user ${email}`)
  return found
}
const edit = (auth_id: string, body: object, person = owner) =>
  person.call('PUT', '/api/buyer/user', { body: { auth_id, ...body } })
const auditOf = async ({ email }: TeamUser) =>
  (
    await api.pool.query(
      `select action, before, after from audit_log
       where subject = 'user' and after ->> 'email' = $1 order by id`,
      [email],
    )
  ).rows

describe('a user of the company', () => {
  // proves 1.3.12 1.7.19
  it('is given another name and another role, which counts from the next call on', async () => {
    const user = await newUser()
    const person = await api.as(user.email)
    const answer = await edit(user.auth_id, {
      user_name: ' Sari  Dewi ',
      role_id: roleId('maju', 'finance'),
      role_name: 'whatever',
      version: 1,
    })
    expect(answer).toMatchObject({ status: 200, message: 'User updated' })
    const { last_login_time } = await userOf(user.email)
    expect(answer.data).toEqual({
      ...user,
      last_login_time,
      fullname: 'Sari  Dewi',
      role_id: roleId('maju', 'finance'),
      role_name: DEFAULT_ROLES.finance.name,
      version: 2,
    })
    expect(await userOf(user.email)).toEqual(answer.data)
    expect(await person.must(getSetting)).toMatchObject({
      fullname: 'Sari  Dewi',
      role: { name: DEFAULT_ROLES.finance.name },
    })
    expect(await auditOf(user)).toEqual([
      {
        action: 'user.edit',
        before: {
          email: user.email,
          fullname: nameOf(user.email),
          role: DEFAULT_ROLES.purchasing.name,
        },
        after: { email: user.email, fullname: 'Sari  Dewi', role: DEFAULT_ROLES.finance.name },
      },
    ])
  })

  it('keeps the role when none is sent, and stays as it was when nothing else is', async () => {
    const user = await newUser()
    for (const body of [{}, { role_id: user.role_id }, { version: 1 }])
      expect(await edit(user.auth_id, { user_name: user.fullname, ...body })).toMatchObject({
        status: 200,
        data: { version: 1 },
      })
    await edit(user.auth_id, { user_name: 'Tono' })
    expect(await userOf(user.email)).toMatchObject({
      fullname: 'Tono',
      role_id: user.role_id,
      version: 2,
    })
    expect(await auditOf(user)).toHaveLength(1)
  })

  it.each([
    ['user_name', '\u2060 ', teamErrors.nameRequired],
    ['user_name', 'www.bad.test', registrationErrors.nameNotPlain],
    ['role_id', '', teamErrors.roleRequired],
  ])('is not changed to the %s %j', async (path, value, text) => {
    const user = await newUser()
    for (const language of ['en', 'id'] as const) {
      const answer = await owner.call('PUT', '/api/buyer/user', {
        body: { auth_id: user.auth_id, user_name: 'Tono', [path]: value },
        headers: { 'accept-language': language },
      })
      expect(answer).toMatchObject({ status: 422, errors: [{ path, message: text[language] }] })
    }
    expect((await edit(user.auth_id, { user_name: '', role_id: '' })).errors).toMatchObject([
      { message: 'Name is required' },
      { message: 'Role is required' },
    ])
    expect(await userOf(user.email)).toEqual(user)
  })

  it('of another company is as one that does not exist, and so is a role', async () => {
    const body = { user_name: 'Tono' }
    const unknown = await edit('test|nobody', body)
    expect(unknown).toMatchObject({ status: 404, errors: [{ path: 'auth_id' }] })
    for (const email of ['purchasing@lain.test', 'vendor@sinar.test', 'superadmin@pasok.test'])
      expect(contentOf(await edit(`test|${email}`, body))).toEqual(contentOf(unknown))
    const user = await newUser()
    const noRole = await edit(user.auth_id, { ...body, role_id: idOf('nothing') })
    expect(noRole).toMatchObject({ status: 404, errors: [{ path: 'role_id' }] })
    for (const role_id of ['x', roleId('lain', 'finance')])
      expect(contentOf(await edit(user.auth_id, { ...body, role_id }))).toEqual(contentOf(noRole))
    expect(await userOf(user.email)).toEqual(user)
  })
})

describe('the role', () => {
  const finance = roleId('maju', 'finance')

  // proves 1.6.13
  it('of the owner is changed by nobody, while the name may be', async () => {
    const before = await userOf(owner.email)
    for (const person of [owner, manager])
      expect(
        await edit(before.auth_id, { user_name: 'Tono', role_id: finance }, person),
      ).toMatchObject({
        status: 422,
        errors: [{ path: 'role_id', message: 'The role of the owner cannot be changed.' }],
      })
    expect(await userOf(owner.email)).toEqual(before)
    const own = { user_name: 'Nama Baru', role_id: before.role_id }
    expect(await edit(before.auth_id, own)).toMatchObject({
      status: 200,
      data: { isOwner: true, role_name: 'Owner', fullname: 'Nama Baru' },
    })
    expect((await owner.must(getSetting)).fullname).toBe('Nama Baru')
  })

  it('that one has oneself is changed by another', async () => {
    const me = await userOf(manager.email)
    expect(await edit(me.auth_id, { user_name: 'Tono', role_id: finance }, manager)).toMatchObject({
      status: 422,
      errors: [
        {
          path: 'role_id',
          message: 'You cannot change your own role. Ask another manager of your team.',
        },
      ],
    })
    expect(await userOf(manager.email)).toEqual(me)
    const own = { user_name: 'Tono', role_id: me.role_id }
    expect((await edit(me.auth_id, own, manager)).status).toBe(200)
    expect((await edit(me.auth_id, { user_name: 'Tono', role_id: me.role_id })).status).toBe(200)
  })

  it('of the Owner is given to nobody else', async () => {
    const user = await newUser()
    const wanted = { user_name: 'Tono', role_id: roleId('maju', 'owner') }
    for (const person of [owner, manager])
      expect(await edit(user.auth_id, wanted, person)).toMatchObject({
        status: 422,
        errors: [
          {
            path: 'role_id',
            message: 'A company has one owner: Owner cannot be assigned. Choose another role.',
          },
        ],
      })
    expect(await userOf(user.email)).toEqual(user)
  })
})

describe('two concurrent requests', () => {
  it('with the same version: one changes the user, the other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await newUser()
      const names = ['Satu', 'Dua', 'Tiga']
      const answers = await Promise.all(
        names.map((user_name, at) =>
          edit(user.auth_id, { user_name, version: 1 }, at === 1 ? manager : owner),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(answers.flatMap(({ codes }) => codes)).toEqual(['stale_version', 'stale_version'])
      const winner = names[answers.findIndex(({ status }) => status === 200)]
      expect(await userOf(user.email)).toMatchObject({ fullname: winner, version: 2 })
      expect(await auditOf(user)).toHaveLength(1)
    }
  })

  it('without a version: the last one is saved completely, and the log has both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await newUser()
      const wanted = [
        { user_name: 'Satu', role_id: roleId('maju', 'finance') },
        { user_name: 'Dua', role_id: roleId('maju', 'approver') },
      ]
      const answers = await Promise.all(wanted.map((body) => edit(user.auth_id, body)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const now = await userOf(user.email)
      expect(now.version).toBe(3)
      expect(wanted).toContainEqual({ user_name: now.fullname, role_id: now.role_id })
      const [first, second] = await auditOf(user)
      expect(second?.before).toEqual(first?.after)
      expect(second?.after).toMatchObject({ fullname: now.fullname, role: now.role_name })
    }
  })

  it('a role is given, or removed: never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = roleId('maju', `custom racing ${round}`)
      const role = { buyer_id: companyId('maju'), id, name: `racing ${round}` }
      await api.db
        .insertInto('roles')
        .values({ ...role, default_key: null, modules: [], features: [] })
        .execute()
      const user = await newUser()
      const give = () => edit(user.auth_id, { user_name: 'Tono', role_id: id })
      const [answer, removal] = await Promise.all([
        give(),
        owner.request(deleteRole, { params: { id } }),
      ])
      const isRemoved = removal.status === 200
      const outcomes = isRemoved ? ['404 200'] : ['200 409', '200 422']
      expect(outcomes).toContain(`${answer.status} ${removal.status}`)
      const now = await userOf(user.email)
      expect(now.role_id).toBe(isRemoved ? user.role_id : id)
    }
  })

  // proves 1.8.31 1.8.32
  it('activating counts as a change, too', async () => {
    const user = await newUser()
    const params = { auth_id: user.auth_id }
    const off = await owner.request(updateBuyerUser, { params, body: { status: 'INACTIVE' } })
    expect(off.message).toBe('User has been deactivated.')
    expect(await userOf(user.email)).toMatchObject({ status: 'INACTIVE', version: 2 })
    const stale = await edit(user.auth_id, { user_name: 'Tono', version: 1 })
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    const on = await owner.request(updateBuyerUser, { params, body: { status: 'ACTIVE' } })
    expect(on.message).toBe('User has been activated.')
    const again = await owner.request(updateBuyerUser, { params, body: { status: 'ACTIVE' } })
    expect(again.message).toBe('User has been activated.')
    expect(await userOf(user.email)).toMatchObject({ status: 'ACTIVE', version: 3 })
  })
})
