import { companyDetailShape } from '@pasok/domain/company/company.model'
import { signOut } from '@pasok/domain/identity/identity.contract'
import { saveRequest } from '@pasok/domain/requests/requests.contract'
import { getSetting } from '@pasok/domain/team/team.contract'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import {
  actForCompany,
  listOwnedCompanies,
  saveSuperAdmin,
} from '@pasok/domain/team/team.provider.contract'

import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf, signInIdOf, startApi, contentOf, type Api, type Person } from '../../../test/api'
import { companyId, nameOf, roleId, userId } from '../../../test/company'
import { bodyOf } from '../../../test/requests'

const ADMIN = 'superadmin@pasok.test'
const OWNER = { maju: 'test|owner@maju.test', lain: 'test|owner@lain.test' }

let api: Api
beforeAll(async () => {
  api = await startApi()
  await assign('maju', 'baru')
})
afterAll(() => api.drop())

async function assign(...companies: string[]): Promise<void> {
  const provider = await api.as('provider@pasok.test')
  await provider.must(saveSuperAdmin, {
    body: {
      _id: userId(ADMIN),
      fullname: nameOf(ADMIN),
      status: 'ACTIVE',
      buyer_ids: companies.map(companyId),
    },
  })
}

async function act(admin: Person, id = OWNER.maju): Promise<Person> {
  const tokens = await admin.must(actForCompany, { params: { id } })
  return personOf(api.server, ADMIN, tokens)
}

const set = (person: Person, what: string) =>
  api.pool.query(`update sign_ins set ${what} where id = $1`, [signInIdOf(person)])
const orders = async (person: Person) => (await person.call('GET', '/api/purchase-order')).status

describe('acting for two companies', () => {
  it('under one key changes each, and answers with neither in place of the other', async () => {
    const admin = await api.as(ADMIN)
    const [maju, baru] = [await act(admin), await act(admin, 'test|owner@baru.test')]
    const change = (person: Person) =>
      person.call('PUT', '/api/buyer/company', {
        body: { website: 'https://acting.test' },
        headers: { 'idempotency-key': 'one-key-for-two' },
      })
    const answers = [await change(maju), await change(baru)]
    expect(answers.map(({ status, data }) => [status, companyDetailShape.parse(data)._id])).toEqual(
      [
        [200, companyId('maju')],
        [200, companyId('baru')],
      ],
    )
  })

  it('is not begun by a HEAD request', async () => {
    const { access } = await api.as(ADMIN)
    const answer = await api.server.inject({
      method: 'HEAD',
      url: `/api/user-buyer/${encodeURIComponent(OWNER.maju)}/admin`,
      headers: { authorization: `Bearer ${access}` },
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe('the companies of a super admin', () => {
  // proves 1.6.21 1.7.12 2.3.27 2.7.5
  it('are listed by name with their owners, and no others', async () => {
    const admin = await api.as(ADMIN)
    const owned = await admin.must(listOwnedCompanies, { query: { isOwner: 'true' } })
    expect(owned).toEqual([
      {
        _id: companyId('baru'),
        buyer_id: companyId('baru'),
        buyer_name: 'PT Baru Terbit',
        company_code: 'BARU',
        fullname: nameOf('owner@baru.test'),
        email: 'owner@baru.test',
        auth_id: 'test|owner@baru.test',
      },
      expect.objectContaining({ buyer_name: 'PT Maju Bersama', auth_id: OWNER.maju }),
    ])
  })

  // proves 1.6.21 1.7.13 2.7.5
  it.each([
    ['maju', ['PT Maju Bersama']],
    ['pt', ['PT Baru Terbit', 'PT Maju Bersama']],
    ['lain', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['', ['PT Baru Terbit', 'PT Maju Bersama']],
  ])('are searched by %j', async (buyer_name, names) => {
    const admin = await api.as(ADMIN)
    const owned = await admin.must(listOwnedCompanies, { query: { isOwner: 'true', buyer_name } })
    expect(owned.map((one) => one.buyer_name)).toEqual(names)
  })

  it('are visible to nobody else', async () => {
    for (const email of ['owner@maju.test', 'vendor@sinar.test', 'provider@pasok.test']) {
      const person = await api.as(email)
      expect((await person.request(listOwnedCompanies, {})).status).toBe(403)
      expect((await person.request(actForCompany, { params: { id: OWNER.maju } })).status).toBe(403)
    }
  })
})

describe('acting for a company', () => {
  // proves 1.6.21 1.6.22 1.7.14 2.7.6 2.7.7
  it('has all permissions of its owner, by tokens that end with the own sign-in', async () => {
    const admin = await api.signIn(ADMIN)
    expect(await orders(admin)).toBe(403)
    const answer = await admin.must(actForCompany, { params: { id: OWNER.maju } })
    expect(answer.user_data).toMatchObject({
      email: ADMIN,
      fullname: nameOf(ADMIN),
      role: {
        name: DEFAULT_ROLES.owner.name,
        data: { _id: roleId('maju', 'owner'), name: DEFAULT_ROLES.owner.name },
        features: answer.user_data.features,
        modules: answer.user_data.modules,
      },
      isFirstTime: false,
      auth_id: `test|${ADMIN}`,
      buyer_id: companyId('maju'),
      company_code: 'MAJU',
      buyer_name: 'PT Maju Bersama',
      owner_email: 'owner@maju.test',
      company_detail: { verification_status: 'VERIFIED' },
    })
    expect(new Set(answer.user_data.features)).toEqual(new Set(DEFAULT_ROLES.owner.features))
    expect(answer.user_data.modules.map(({ module_detail: { path } }) => path)).toContain(
      '/dashboard',
    )
    const acting = personOf(api.server, ADMIN, answer)
    expect(await acting.must(getSetting)).toEqual({
      ...answer.user_data,
      search: expect.any(Object),
    })
    expect(decodeJwt(acting.id)['profile']).toMatchObject({ flag: 'BUYER', super_admin: true })
    expect(decodeJwt(acting.access).exp).toBe(decodeJwt(admin.access).exp)
    expect(await orders(acting)).toBe(200)
    expect(await orders(admin)).toBe(403)
  })

  // proves 1.6.22
  it('counts as verified and past the wizard, whatever the company is', async () => {
    const acting = await act(await api.as(ADMIN), 'test|owner@baru.test')
    const setting = await acting.must(getSetting)
    expect(setting.company_detail.verification_status).toBe('VERIFIED')
    expect(setting.isFirstTime).toBe(false)
    expect(setting.modules.length).toBeGreaterThan(1)
    expect(await orders(acting)).toBe(200)
  })

  it('of a company that is not given, or is none, is not found', async () => {
    const admin = await api.as(ADMIN)
    const unknown = await admin.request(actForCompany, { params: { id: 'test|nobody' } })
    expect(unknown).toMatchObject({ status: 404, codes: ['not_found'] })
    for (const id of [OWNER.lain, 'test|purchasing@maju.test', companyId('maju'), `test|${ADMIN}`])
      expect(contentOf(await admin.request(actForCompany, { params: { id } }))).toEqual(
        contentOf(unknown),
      )
  })

  it('is in the audit log with both identities', async () => {
    const acting = await act(await api.as(ADMIN))
    const lines = [{ product: 'kertas', quantity: 1 }] as const
    await acting.must(saveRequest, { body: bodyOf('maju', lines) })
    const { rows } = await api.pool.query(
      `select actor_id, actor_name, acting_for, buyer_id, action from audit_log
       where acting_for is not null order by id desc limit 2`,
    )
    const both = {
      actor_id: userId(ADMIN),
      actor_name: nameOf(ADMIN),
      acting_for: companyId('maju'),
      buyer_id: companyId('maju'),
    }
    expect(rows).toEqual([expect.objectContaining(both), { ...both, action: 'super-admin.act' }])
  })

  it('can be switched to another company', async () => {
    const admin = await api.signIn(ADMIN)
    const first = await act(admin)
    const second = await act(first, 'test|owner@baru.test')
    expect((await second.must(getSetting)).company_code).toBe('BARU')
    expect((await first.must(getSetting)).company_code).toBe('MAJU')
    await first.must(signOut)
    expect(await orders(second)).toBe(200)
    await admin.must(signOut)
    expect(await orders(second)).toBe(401)
  })
})

describe('a sign-in for a company', () => {
  it('ends alone when it is signed out', async () => {
    const admin = await api.signIn(ADMIN)
    const [here, there] = [await act(admin), await act(admin)]
    await here.must(signOut)
    expect(await orders(here)).toBe(401)
    expect((await here.request(getSetting)).status).toBe(401)
    expect(await orders(there)).toBe(200)
    expect((await admin.request(listOwnedCompanies, {})).status).toBe(200)
  })

  it('ends with the own one, and with no other', async () => {
    const [admin, other] = [await api.signIn(ADMIN), await api.signIn(ADMIN)]
    const [mine, others] = [await act(admin), await act(other)]
    await admin.must(signOut)
    expect(await orders(mine)).toBe(401)
    expect(await orders(others)).toBe(200)
  })

  it('ends with the ten hours of the own one', async () => {
    const admin = await api.signIn(ADMIN)
    const acting = await act(admin)
    const { rows } = await api.pool.query<{ same: boolean }>(
      `select count(distinct expires_at) = 1 as same from sign_ins where id in ($1, $2)`,
      [signInIdOf(admin), signInIdOf(acting)],
    )
    expect(rows[0]?.same).toBe(true)
    await set(admin, "expires_at = now() - interval '1 second'")
    expect(await orders(acting)).toBe(401)
  })

  it('is extended together with the own one, and idles with it', async () => {
    const admin = await api.signIn(ADMIN)
    const acting = await act(admin)
    const old = "active_at = now() - interval '59 minutes'"
    for (const person of [admin, acting]) await set(person, old)
    expect(await orders(acting)).toBe(200)
    for (const person of [admin, acting]) await set(person, 'expires_at = expires_at')
    expect((await admin.request(listOwnedCompanies, {})).status).toBe(200)
    for (const person of [admin, acting])
      await set(person, "active_at = now() - interval '61 minutes'")
    expect(await orders(acting)).toBe(401)
    expect((await admin.request(listOwnedCompanies, {})).status).toBe(401)
  })

  it('ends at once when the company is taken away, and does not come back with it', async () => {
    const admin = await api.signIn(ADMIN)
    const acting = await act(admin)
    const elsewhere = await act(admin, 'test|owner@baru.test')
    await assign('baru')
    expect(await orders(acting)).toBe(401)
    expect(await orders(elsewhere)).toBe(200)
    expect((await admin.request(actForCompany, { params: { id: OWNER.maju } })).status).toBe(404)
    await assign('maju', 'baru')
    expect(await orders(acting)).toBe(401)
    expect(await orders(await act(admin))).toBe(200)
  })

  it('does not store its tokens', async () => {
    const admin = await api.signIn(ADMIN)
    const answer = await admin.must(actForCompany, {
      params: { id: OWNER.maju },
      headers: { 'idempotency-key': 'acting-once-1' },
    })
    const { rows } = await api.pool.query('select * from idempotency_keys')
    expect(JSON.stringify(rows)).not.toContain(answer.access_token)
  })
})
