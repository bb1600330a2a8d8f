import { tokenAnswerShape } from '@pasok/domain/identity/identity.model'
import { actForCompany, saveSuperAdmin } from '@pasok/domain/team/team.provider.contract'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { companyId, nameOf, PASSWORD, userId } from '../../../../test/company'

const ADMIN = 'superadmin@pasok.test'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

async function signedInAs(username: string): Promise<string> {
  const client = { client_id: 'test', connection: 'test', scope: 'openid' }
  const payload = { grant_type: 'password', username, password: PASSWORD, ...client }
  const response = await api.server.inject({ method: 'POST', url: '/oauth/token', payload })
  return tokenAnswerShape.parse(response.json()).storage_id ?? ''
}

describe('the id under which a browser stores things', () => {
  it('is the same at each sign-in, of any side, and of each user another one', async () => {
    const people = ['owner@maju.test', 'purchasing@maju.test', 'vendor@sinar.test', ADMIN]
    const ids = await Promise.all(people.map(signedInAs))
    expect(new Set(ids).size).toBe(people.length)
    expect(await Promise.all(people.map(signedInAs))).toEqual(ids)
    for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/)
  })

  it('of a super admin is another one for each company, beginning with their own', async () => {
    const provider = await api.as('provider@pasok.test')
    await provider.must(saveSuperAdmin, {
      body: {
        _id: userId(ADMIN),
        fullname: nameOf(ADMIN),
        status: 'ACTIVE',
        buyer_ids: [companyId('maju'), companyId('lain')],
      },
    })
    const admin = await api.as(ADMIN)
    const act = async (name: string) =>
      (await admin.must(actForCompany, { params: { id: `test|owner@${name}.test` } })).storage_id
    const [maju, lain] = [await act('maju'), await act('lain')]
    expect(maju).not.toBe(lain)
    expect(await act('maju')).toBe(maju)
    const own = await signedInAs(ADMIN)
    for (const id of [maju, lain]) expect(id).toMatch(new RegExp(`^${own}[.][\\w-]{43}$`))
  })

  it('cannot be made without the secret, which the database keeps', async () => {
    const before = await signedInAs('owner@maju.test')
    await api.pool.query("update secrets set value = 'AAAA' || value where name = 'storage-ids'")
    expect(await signedInAs('owner@maju.test')).not.toBe(before)
  })
})
