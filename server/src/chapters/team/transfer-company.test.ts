import { updateCompany } from '@pasok/domain/company/company.contract'
import { getCompanyFile, transferCompany } from '@pasok/domain/company/provider/provider.contract'
import { getSetting } from '@pasok/domain/team/team.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf, roleId, userId } from '../../../test/company'
import { during } from '../../../test/during'
import { assertSound } from '../../../test/invariants'

let api: Api
let provider: Person
const params = { id: companyId('maju') }
beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const transfer = (email: string, id = params.id) =>
  provider.request(transferCompany, { params: { id }, body: { user_id: userId(email) } })
const roleOf = async (email: string) => (await (await api.as(email)).must(getSetting)).role.name
const ownersOf = async () => {
  const { users } = await provider.must(getCompanyFile, { params })
  return users.filter(({ is_owner }) => is_owner).map(({ email }) => email)
}

describe('handing a company over', () => {
  it('changes the roles of the two, which count from the next call on, and mails both', async () => {
    const before = await api.as('owner@maju.test')
    const after = await api.as('finance@maju.test')
    const edit = { body: { costume_code: 'X1' } }
    expect((await after.request(updateCompany, edit)).status).toBe(403)
    expect((await transfer('finance@maju.test')).status).toBe(200)
    expect(await ownersOf()).toEqual(['finance@maju.test'])
    expect(await roleOf('finance@maju.test')).toBe('Owner')
    expect(await roleOf('owner@maju.test')).toBe('Finance')
    expect((await after.request(updateCompany, edit)).status).toBe(200)
    expect((await before.request(updateCompany, edit)).status).toBe(403)
    expect((await after.must(getSetting)).owner_email).toBe('finance@maju.test')
    const { rows } = await api.pool.query<{ kind: string; to_email: string; text: string }>(
      'select kind, to_email, text from mails order by kind',
    )
    expect(rows.map(({ kind, to_email }) => [kind, to_email])).toEqual([
      ['ownership-given', 'finance@maju.test'],
      ['ownership-taken', 'owner@maju.test'],
    ])
    expect(rows[1]?.text).toContain('Your role is now Finance.')
    const { rows: audits } = await api.pool.query(
      "select before, after from audit_log where action = 'company.hand-over'",
    )
    expect(audits).toEqual([
      { before: { owner: 'owner@maju.test' }, after: { owner: 'finance@maju.test' } },
    ])
  })

  it('is to an active user of the company who is not the owner already', async () => {
    expect(await transfer('finance@maju.test')).toMatchObject({ status: 422, codes: ['rule'] })
    await api.pool.query("update users set status = 'INACTIVE' where email = 'receiving@maju.test'")
    expect(await transfer('receiving@maju.test')).toMatchObject({ status: 422, codes: ['rule'] })
    const unknown = await transfer('nobody@maju.test')
    expect(unknown).toMatchObject({ status: 404, errors: [{ path: 'user_id' }] })
    for (const email of ['owner@lain.test', 'vendor@sinar.test', 'provider@pasok.test'])
      expect(await transfer(email)).toMatchObject({ status: 404, errors: unknown.errors })
    expect((await transfer('finance@maju.test', idOf('none'))).status).toBe(404)
    expect((await transfer('finance@maju.test', 'x')).status).toBe(404)
    expect(await ownersOf()).toEqual(['finance@maju.test'])
  })

  it('to several at once leaves one owner, each with a role', async () => {
    for (let round = 0; round < 5; round += 1) {
      const heirs = ['owner', 'purchasing', 'approver', 'template-manager'].map(
        (key) => `${key}@maju.test`,
      )
      const answers = await Promise.all(heirs.map((email) => transfer(email)))
      for (const { status } of answers) expect([200, 409, 422]).toContain(status)
      expect(await ownersOf()).toHaveLength(1)
      const { users } = await provider.must(getCompanyFile, { params })
      expect(users.filter(({ role_name }) => role_name === 'Owner')).toMatchObject([
        { is_owner: true },
      ])
      const roles = users.map(({ role_name }) => role_name).toSorted()
      expect(roles).toEqual(
        [
          'Approver',
          'Approver',
          'Finance',
          'Owner',
          'Purchasing',
          'Purchasing',
          'Receiving',
          'Template Manager',
        ].toSorted(),
      )
    }
  })

  it('mails the current role of the previous owner', async () => {
    const email = 'template-manager@maju.test'
    await transfer('owner@maju.test')
    const owners = await ownersOf()
    const answer = await during(
      api.pool,
      [['update users set role_id = $1 where email = $2', [roleId('maju', 'receiving'), email]]],
      () => transfer(email),
    )
    expect(answer.status).toBe(200)
    const { rows } = await api.pool.query<{ to_email: string; text: string }>(
      "select to_email, text from mails where kind = 'ownership-taken' order by created_at desc limit 1",
    )
    expect(rows[0]?.to_email).toBe(owners[0])
    expect(rows[0]?.text).toContain('Your role is now Receiving.')
  })
})
