import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import {
  listOwnedCompanies,
  listSuperAdmins,
  saveSuperAdmin,
} from '@pasok/domain/team/team.provider.contract'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, userId } from '../../../../test/company'
import { enter, grant, mailedToken, NEW_PASSWORD, resetBy } from '../../../../test/identity'
import { expectOneWinner } from '../../../../test/one-winner'

let api: Api
let provider: Person
beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
})
afterAll(() => api.drop())

const EMAIL = 'wira@adinata.test'
const body = { fullname: 'Wira', email: EMAIL, buyer_ids: [companyId('maju')] }

describe('a super admin', () => {
  it('is made by the provider, and sets a password by mail', async () => {
    const made = await provider.must(saveSuperAdmin, { body })
    expect(made).toMatchObject({
      fullname: 'Wira',
      email: EMAIL,
      status: 'ACTIVE',
      last_login_time: null,
      companies: [{ _id: companyId('maju'), legal_name: 'PT Maju Bersama', company_code: 'MAJU' }],
    })
    expect((await grant(api, EMAIL, NEW_PASSWORD)).status).toBe(403)
    const token = await mailedToken(api, EMAIL, 'reset-password')
    expect((await resetBy(api, token)).status).toBe(200)
    const admin = await enter(api, EMAIL, NEW_PASSWORD)
    expect(await admin.must(listOwnedCompanies, {})).toHaveLength(1)
    const listed = await provider.must(listSuperAdmins)
    const mine = listed.find(({ _id }) => _id === made._id)
    expect(mine).toMatchObject({ ...made, last_login_time: expect.any(String) })
    expect(listed.map(({ fullname }) => fullname)).toEqual(
      listed.map(({ fullname }) => fullname).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  it.each([EMAIL, EMAIL.toUpperCase(), 'owner@maju.test', 'vendor@sinar.test'])(
    'is not made of %s, which has an account',
    async (email) => {
      expect(await provider.request(saveSuperAdmin, { body: { ...body, email } })).toMatchObject({
        status: 422,
        errors: [
          {
            path: 'email',
            message: `${email} already has an account. Use another email.`,
          },
        ],
      })
    },
  )

  it('is created once by concurrent requests', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        provider.request(saveSuperAdmin, { body: { ...body, email: 'race@admin.test' } }),
      ),
    )
    expectOneWinner(made)
  })

  it('needs an email, a name, and companies that exist', async () => {
    const { email: _, ...without } = body
    const save = async (given: object) =>
      provider.call('POST', '/api/provider/super-admins', { body: given })
    expect(await save(without)).toMatchObject({
      status: 422,
      errors: [{ path: 'email', message: registrationErrors.emailRequired.en }],
    })
    expect(await save({ ...body, email: 'wira' })).toMatchObject({
      status: 422,
      errors: [{ path: 'email', message: registrationErrors.emailInvalid.en }],
    })
    expect((await save({ ...body, fullname: ' ' })).status).toBe(400)
    for (const id of [idOf('nothing'), 'x'])
      expect(
        await save({ ...body, email: 'new@admin.test', buyer_ids: [companyId('maju'), id] }),
      ).toMatchObject({ status: 404, errors: [{ path: 'buyer_ids.1' }] })
    for (const _id of [idOf('nothing'), 'x', userId('owner@maju.test')])
      expect((await save({ ...body, _id })).status).toBe(404)
  })

  it('is signed out immediately when deactivated, and keeps the email whatever is sent', async () => {
    const admin = await enter(api, EMAIL, NEW_PASSWORD)
    const [{ _id } = { _id: '' }] = (await provider.must(listSuperAdmins)).filter(
      ({ email }) => email === EMAIL,
    )
    const change = (status: 'ACTIVE' | 'INACTIVE') =>
      provider.must(saveSuperAdmin, {
        body: { _id, fullname: 'Wira Adinata', email: 'other@admin.test', status, buyer_ids: [] },
      })
    expect(await change('INACTIVE')).toMatchObject({
      email: EMAIL,
      fullname: 'Wira Adinata',
      status: 'INACTIVE',
      companies: [],
    })
    expect((await admin.request(listOwnedCompanies, {})).status).toBe(401)
    expect((await grant(api, EMAIL, NEW_PASSWORD)).status).toBe(403)
    await change('ACTIVE')
    expect((await admin.request(listOwnedCompanies, {})).status).toBe(401)
    const again = await enter(api, EMAIL, NEW_PASSWORD)
    expect(await again.must(listOwnedCompanies, {})).toEqual([])
  })

  it('is changed by one of two requests with the same version', async () => {
    const email = 'two@adinata.test'
    const { _id, version } = await provider.must(saveSuperAdmin, { body: { ...body, email } })
    const change = (fullname: string, seen?: number) =>
      provider.request(saveSuperAdmin, {
        body: { _id, fullname, buyer_ids: [], ...(seen !== undefined && { version: seen }) },
      })
    const both = await Promise.all([change('One', version), change('Other', version)])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(both.flatMap(({ codes }) => codes)).toEqual(['stale_version'])
    expect((await change('Whatever stands')).status).toBe(200)
    expect((await change('After', version + 2)).data).toMatchObject({ version: version + 3 })
  })

  it('is welcomed for three days, once active, until there is a password', async () => {
    const email = 'later@adinata.test'
    const made = await provider.must(saveSuperAdmin, {
      body: { ...body, email, status: 'INACTIVE' },
    })
    expect(await api.mails(email)).toEqual([])
    const change = (status: 'ACTIVE' | 'INACTIVE') =>
      provider.must(saveSuperAdmin, {
        body: { _id: made._id, fullname: 'Later', status, buyer_ids: [] },
      })
    await change('ACTIVE')
    await change('ACTIVE')
    const mails = await api.mails(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Pasok super admin account'])
    const { rows } = await api.pool.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from account_links where user_id = $1',
      [made._id],
    )
    expect(rows).toEqual([{ seconds: 3 * 24 * 3600 }])
    expect((await resetBy(api, await mailedToken(api, email, 'reset-password'))).status).toBe(200)
    await change('INACTIVE')
    await change('ACTIVE')
    const subjects = (await api.mails(email)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one === 'Your Pasok super admin account')).toHaveLength(1)
  })

  it('and its changes are in the audit log', async () => {
    const { rows } = await api.pool.query(
      `select action, actor_name, before, after from audit_log
       where action like 'super-admin.%' and after ->> 'email' = $1 order by id`,
      [EMAIL],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'super-admin.add',
      'super-admin.change',
      'super-admin.change',
    ])
    expect(rows[1]).toMatchObject({
      before: { status: 'ACTIVE', companies: ['MAJU'] },
      after: { status: 'INACTIVE', companies: [] },
    })
  })
})
