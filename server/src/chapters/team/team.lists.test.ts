import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { listDepartments } from '@pasok/domain/team/departments/departments.contract'
import { listTeamUsers } from '@pasok/domain/team/users/users.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { companyId, idOf, nameOf, userId } from '../../../test/company'
import { addCustomRole, addUsers } from '../../../test/people'
import { statementsOf } from '../../../test/count-statements'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const OWNER = 'owner@maju.test'
const usersFor = async (email: string) => (await api.as(email)).must(listTeamUsers, {})
const NONE = { edit: false, 'change-role': false, activate: false, deactivate: false }

describe("a company's users", () => {
  it('are found by name or email, so many of them, and of the own company alone', async () => {
    const owner = await api.as(OWNER)
    const find = async (search: string, limit?: number) => {
      const query = { search, ...(limit !== undefined && { limit }) }
      return (await owner.must(listTeamUsers, { query })).map(({ email }) => email)
    }
    expect(await find('FINANCE@')).toEqual(['finance@maju.test'])
    expect(await find(nameOf('approver').slice(1).toUpperCase())).toContain('approver@maju.test')
    expect(await find('lain.test')).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await find('@maju', 2)).toHaveLength(2)
  })

  // proves 1.1.1 1.3.10 1.6.12 1.7.20
  it('are listed with their roles, the owner first, then by name', async () => {
    const users = await usersFor(OWNER)
    expect(users.map(({ email }) => email)).toEqual([
      OWNER,
      ...['approver', 'approver2', 'finance', 'purchasing', 'purchasing2', 'receiving']
        .map((key) => `${key}@maju.test`)
        .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
      'template-manager@maju.test',
    ])
    expect(users[0]).toMatchObject({
      auth_id: `test|${OWNER}`,
      fullname: nameOf(OWNER),
      role_name: DEFAULT_ROLES.owner.name,
      status: 'ACTIVE',
      isOwner: true,
      version: 1,
    })
    const finance = users.find(({ email }) => email === 'finance@maju.test')
    expect(finance).toMatchObject({ role_name: DEFAULT_ROLES.finance.name, isOwner: false })
  })

  it('show when each signed in last, and nothing for users who never did', async () => {
    await api.as(OWNER)
    const users = await usersFor(OWNER)
    expect(Date.parse(users[0]?.last_login_time ?? '')).toBeGreaterThan(Date.now() - 600_000)
    expect(users.find(({ email }) => email === 'receiving@maju.test')?.last_login_time).toBeNull()
  })

  it('have the actions that the current user may take on each', async () => {
    await api.pool.query("update users set status = 'INACTIVE' where id = $1", [
      userId('receiving@maju.test'),
    ])
    const manager = await addCustomRole(api.db, 'maju', 'manager', ['team.manage'])
    const users = await usersFor(manager)
    const actionsOf = (email: string) => users.find((one) => one.email === email)?.actions
    expect(actionsOf(OWNER)).toEqual({ ...NONE, edit: true, 'send-reset': true })
    expect(actionsOf(manager)).toEqual({ ...NONE, edit: true, 'send-reset': true })
    expect(actionsOf('finance@maju.test')).toEqual({
      edit: true,
      'change-role': true,
      activate: false,
      deactivate: true,
      'send-reset': true,
    })
    expect(actionsOf('receiving@maju.test')).toEqual({
      edit: true,
      'change-role': true,
      activate: true,
      deactivate: false,
      'send-reset': false,
    })
  })

  it('are read by who puts them into departments, and not changed', async () => {
    const reader = await addCustomRole(api.db, 'maju', 'departments', ['departments.manage'])
    for (const { actions } of await usersFor(reader))
      expect(Object.values(actions)).toEqual([false, false, false, false, false])
    expect((await (await api.as('finance@maju.test')).request(listTeamUsers, {})).status).toBe(403)
  })

  it('are of one company', async () => {
    const users = await usersFor('owner@lain.test')
    expect(users).toHaveLength(6)
    expect(users.every(({ email }) => email.endsWith('@lain.test'))).toBe(true)
  })
})

describe('500 users and 300 departments', () => {
  const USERS = 500
  const DEPARTMENTS = 300
  const buyer_id = companyId('lain')

  async function addMany() {
    const emails = Array.from({ length: USERS }, (_, at) => `many${at}@lain.test`)
    const { id: role_id } = await api.db
      .selectFrom('roles')
      .select('id')
      .where('buyer_id', '=', buyer_id)
      .where('default_key', '=', 'purchasing')
      .executeTakeFirstOrThrow()
    await addUsers(
      api.db,
      emails.map((email) => ({ email, flag: 'BUYER' as const, buyer_id, role_id })),
    )
    const departments = Array.from({ length: DEPARTMENTS }, (_, at) => ({
      buyer_id,
      id: idOf(`many department ${at}`),
      name: `Department ${at}`,
    }))
    await api.db.insertInto('departments').values(departments).execute()
    await api.db
      .insertInto('department_users')
      .values(
        departments.flatMap(({ id: department_id }, at) =>
          [0, 1, 2, 3].map((step) => ({
            buyer_id,
            department_id,
            user_id: userId(emails[(at + step * 37) % USERS] ?? ''),
          })),
        ),
      )
      .execute()
  }

  it('are read by as many statements as a few', async () => {
    const owner = await api.as('owner@lain.test')
    const count = async () => [
      await statementsOf(() => owner.must(listTeamUsers, {})),
      await statementsOf(() => owner.must(listDepartments, {})),
    ]
    const few = await count()
    await addMany()
    const many = await count()
    expect(many.map((statements) => statements.length)).toEqual(
      few.map((statements) => statements.length),
    )
    expect(await owner.must(listTeamUsers, {})).toHaveLength(6 + USERS)
    const departments = await owner.must(listDepartments, {})
    expect(departments).toHaveLength(1 + DEPARTMENTS)
    expect(departments.flatMap(({ users }) => users)).toHaveLength(2 + 4 * DEPARTMENTS)
    expect(departments.map(({ name }) => name.toLowerCase())).toEqual(
      departments.map(({ name }) => name.toLowerCase()).toSorted(),
    )
  })
})
