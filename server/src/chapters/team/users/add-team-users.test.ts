import { listDepartments } from '@pasok/domain/team/departments/departments.contract'
import { addTeamUsers } from '@pasok/domain/team/users/users.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { departmentId, roleId } from '../../../../test/company'
import { enter, mailedToken, NEW_PASSWORD, resetBy } from '../../../../test/identity'
import { addCustomRole } from '../../../../test/people'

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterAll(() => api.drop())

const FINANCE = roleId('maju', 'finance')
let people = 0
const one = (other: object = {}) => ({
  user_email: `several${(people += 1)}@maju.test`,
  user_name: 'Sari Dewi',
  role_id: FINANCE,
  ...other,
})
const add = (users: object[], headers: Record<string, string> = {}, person = owner) =>
  person.call('POST', '/api/buyer/users', { body: { users }, headers })
const countOf = async (emails: readonly string[]) =>
  (await api.pool.query('select 1 from users where email = any($1)', [emails])).rows.length

describe('several new users', () => {
  it('are mailed a link each, and are in their department', async () => {
    const department_id = departmentId('maju', 'Operations')
    const users = [one({ department_id }), one()]
    const answer = await add(users)
    expect(addTeamUsers.data.parse(answer.data)).toEqual(
      users.map(({ user_email }) => ({ user_email, outcome: 'invited' })),
    )
    const [first = one()] = users
    await resetBy(api, await mailedToken(api, first.user_email, 'reset-password'), NEW_PASSWORD)
    await enter(api, first.user_email, NEW_PASSWORD)
    const departments = await owner.must(listDepartments, {})
    const labels = departments.flatMap(({ _id, users: all }) =>
      _id === department_id ? all.map(({ label }) => label) : [],
    )
    expect(labels.filter((label) => label === 'Sari Dewi')).toHaveLength(1)
  })

  it('an email that has an account is left out, and the others are added', async () => {
    const users = [one({ user_email: 'VENDOR@sinar.test' }), one()]
    const answer = await add(users)
    expect(answer.data).toMatchObject([{ outcome: 'has-account' }, { outcome: 'invited' }])
  })

  it('the same request twice, also at the same moment, invites nobody twice', async () => {
    const users = [one(), one()]
    const emails = users.map(({ user_email }) => user_email)
    const headers = { 'idempotency-key': 'several-twice' }
    await Promise.all([add(users, headers), add(users, headers), add(users)])
    expect(await countOf(emails)).toBe(2)
    for (const email of emails) expect(await api.mails(email)).toHaveLength(1)
  })

  it.each([
    ['no email', () => [one(), one({ user_email: 'sari' })], 422, 'users.1.user_email'],
    ['no name', () => [one({ user_name: ' ' })], 422, 'users.0.user_name'],
    [
      'a role of another company',
      () => [one({ role_id: roleId('lain', 'finance') })],
      404,
      'users.0.role_id',
    ],
    ['the Owner’s role', () => [one({ role_id: roleId('maju', 'owner') })], 422, 'users.0.role_id'],
    [
      'a department of another company',
      () => [one({ department_id: departmentId('lain', 'Warehouse') })],
      404,
      'users.0.department_id',
    ],
    [
      'an email twice',
      () => [one({ user_email: 'a@maju.test' }), one({ user_email: 'A@maju.test' })],
      422,
      'users.1.user_email',
    ],
    ['nobody', () => [], 400, 'users'],
    ['51', () => Array.from({ length: 51 }, () => one()), 400, 'users'],
  ])('%s refuses the whole request', async (_, make, status, path) => {
    const users = make()
    const answer = await add(users)
    expect(answer.status).toBe(status)
    expect(answer.errors).toContainEqual(expect.objectContaining({ path }))
    expect(await countOf(users.map(({ user_email }) => user_email))).toBe(0)
  })

  it('departments need their own permission', async () => {
    const manager = await api.as(await addCustomRole(api.db, 'maju', 'inviter', ['team.manage']))
    const users = [one({ department_id: departmentId('maju', 'Operations') })]
    expect((await add(users, {}, manager)).status).toBe(403)
  })
})
