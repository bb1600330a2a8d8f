import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import { getSetting } from '@pasok/domain/team/team.contract'
import { listDepartments } from '@pasok/domain/team/departments/departments.contract'
import { roleMenu } from '@pasok/domain/team/team.menu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { companyId, departmentId, nameOf } from '../../../test/company'
import { addCustomRole } from '../../../test/people'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const VERIFIED = { isFirstTime: false, isVerified: true }
const settingOf = async (email: string) => (await api.as(email)).must(getSetting)

describe('what a session is made of', () => {
  // proves 1.3.1 1.6.1
  it.each(Object.keys(DEFAULT_ROLES) as DefaultRoleKey[])('for %s', async (key) => {
    const role = DEFAULT_ROLES[key]
    const email = `${key}@maju.test`
    const setting = await settingOf(email)
    expect(setting).toMatchObject({
      email,
      fullname: nameOf(email),
      role: {
        name: role.name,
        data: { _id: setting.role._id, name: role.name },
        features: setting.features,
        modules: setting.modules,
      },
      isFirstTime: false,
      auth_id: `test|${email}`,
      buyer_id: companyId('maju'),
      company_code: 'MAJU',
      buyer_name: 'PT Maju Bersama',
      owner_email: 'owner@maju.test',
      company_detail: { _id: companyId('maju'), verification_status: 'VERIFIED' },
    })
    expect(new Set(setting.features)).toEqual(new Set(role.features))
    expect(setting.modules).toEqual(roleMenu(role.modules, role.features, VERIFIED))
  })

  // proves 1.6.3
  it('for an unverified company is its one screen', async () => {
    const setting = await settingOf('owner@baru.test')
    expect(setting.modules.map(({ module_detail: { name, path } }) => [name, path])).toEqual([
      ['Waiting Verifiy', '/dashboard'],
    ])
    expect(setting.company_detail.verification_status).toBe('UNVERIFIED')
  })

  // proves 1.6.3
  it('for a first-time user is the wizard', async () => {
    const setting = await settingOf('owner@awal.test')
    expect(setting.isFirstTime).toBe(true)
    expect(setting.modules.map(({ module_detail: { name, path } }) => [name, path])).toEqual([
      ['Completing Register', '/register/step'],
    ])
  })

  it('for a custom role is what stands in its row, and the dashboard', async () => {
    const email = await addCustomRole(api.db, 'maju', 'clerk', ['orders.read', 'nonsense'])
    await api.pool.query(
      "update roles set modules = '{purchase-orders,nonsense}' where name = 'clerk'",
    )
    const setting = await settingOf(email)
    expect(setting.role.name).toBe('clerk')
    expect(setting.features).toEqual(['orders.read'])
    expect(setting.modules.map(({ module_detail }) => module_detail._id)).toEqual([
      'dashboard',
      'purchase-orders',
    ])
  })
})

describe("a company's departments", () => {
  it('stand by name with their people, as they are called', async () => {
    const person = await api.as('purchasing@maju.test')
    const departments = await person.must(listDepartments, {})
    expect(departments.map(({ _id, name }) => [_id, name])).toEqual([
      [departmentId('maju', 'General Affairs'), 'General Affairs'],
      [departmentId('maju', 'Operations'), 'Operations'],
    ])
    const users = departments[1]?.users
    expect(users).toHaveLength(3)
    expect(users).toContainEqual({
      userId: 'test|purchasing@maju.test',
      label: nameOf('purchasing@maju.test'),
    })
  })

  it('may have nobody', async () => {
    await api.pool.query('insert into departments (buyer_id, id, name) values ($1, $2, $3)', [
      companyId('lain'),
      departmentId('lain', 'Empty'),
      'Empty',
    ])
    const person = await api.as('owner@lain.test')
    const departments = await person.must(listDepartments, {})
    expect(departments.find(({ name }) => name === 'Empty')?.users).toEqual([])
  })
})
