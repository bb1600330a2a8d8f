import { listAudit } from '@pasok/domain/audit/audit.provider.contract'
import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { formatText } from '@pasok/domain/kernel/texts'
import { getOwnVendor } from '@pasok/domain/vendors/portal/portal.contract'
import * as calls from '@pasok/domain/vendors/provider/provider.contract'
import {
  addVendorMember,
  editVendorMember,
  transferVendor,
} from '@pasok/domain/vendors/team/team.contract'
import { vendorProviderErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, emailOf, idOf, productId, userId, vendorId } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { deliverAll, foundBy } from '../../../../test/found'
import { enter, grant, mailedToken, NEW_PASSWORD, resetBy } from '../../../../test/identity'
import { expectOneWinner } from '../../../../test/one-winner'

let api: Api
let provider: Person
beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
})
afterAll(() => api.drop())

let made = 0
const newVendor = (
  owner_email = `owner${(made += 1)}@new.test`,
  legal_name = 'PT Sumber Baru',
) => ({
  legal_name,
  category: 'Stationery',
  owner_name: 'Rina Wati',
  owner_email,
})
const create = (body = newVendor()) => provider.must(calls.createVendor, { body })
const file = (id: string) => provider.must(calls.getVendorFile, { params: { id } })
const list = (query: Parameters<typeof fetchList>[0] = {}) => fetchList(query)
const fetchList = async (query: {
  search?: string
  standing?: 'active' | 'without-user' | 'inactive'
  skip?: number
  limit?: number
}) => {
  const answer = await provider.request(calls.listVendors, { query })
  return { rows: calls.listVendors.data.parse(answer.data), count: answer.count }
}
const setActive = (id: string, active: boolean, version?: number) =>
  provider.request(calls.setVendorActive, {
    params: { id },
    body: { active, ...(version !== undefined && { version }) },
  })
const setStatus = (id: string, user_id: string, status: 'ACTIVE' | 'INACTIVE', version?: number) =>
  provider.request(calls.setVendorUserStatus, {
    params: { id, user_id },
    body: { status, ...(version !== undefined && { version }) },
  })
const setOwner = (id: string, user_id: string) =>
  provider.request(calls.setVendorOwner, { params: { id }, body: { user_id } })
const welcome = (id: string, user_id: string) =>
  provider.request(calls.welcomeVendorUser, { params: { id, user_id } })

describe('a vendor', () => {
  it('is made with its owner, who sets a password by mail and comes in', async () => {
    const body = newVendor('rina@sumber.test')
    const vendor = await create(body)
    expect(vendor).toMatchObject({
      legal_name: 'PT Sumber Baru',
      company_code: 'SUMBERBARU',
      category: 'Stationery',
      standing: 'active',
      products: 0,
      withdrawn: 0,
      relations: 0,
      default_payment_term: 30,
      people: [
        {
          fullname: 'Rina Wati',
          email: 'rina@sumber.test',
          status: 'ACTIVE',
          is_owner: true,
          last_login_time: null,
          actions: { welcome: true, deactivate: true, activate: false },
        },
      ],
    })
    const [mail] = await api.mails(body.owner_email)
    expect(mail?.subject).toBe('PT Sumber Baru can now sell on Pasok')
    expect(mail?.text).toContain('/vendor')
    const { rows } = await api.pool.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from account_links where user_id = $1',
      [vendor.people[0]?._id],
    )
    expect(rows).toEqual([{ seconds: 3 * 24 * 3600 }])
    expect((await grant(api, body.owner_email, NEW_PASSWORD)).status).toBe(403)
    const token = await mailedToken(api, body.owner_email, 'reset-password')
    expect((await resetBy(api, token)).status).toBe(200)
    const owner = await enter(api, body.owner_email, NEW_PASSWORD)
    expect(await owner.must(getOwnVendor)).toMatchObject({ _id: vendor._id })
    expect((await file(vendor._id)).people[0]).toMatchObject({
      last_login_time: expect.any(String),
      actions: { welcome: false },
    })
  })

  it('has a code of its own, also when many are made at once', async () => {
    const bodies = Array.from({ length: 5 }, () => newVendor(undefined, 'PT Kembar'))
    const codes = (await Promise.all(bodies.map((body) => create(body)))).map(
      ({ company_code }) => company_code,
    )
    expect(new Set(codes).size).toBe(5)
    expect((await create(newVendor(undefined, 'PT Maju Bersama'))).company_code).not.toBe('MAJU')
  })

  it.each(['rina@sumber.test', 'RINA@sumber.test', 'owner@maju.test', 'provider@pasok.test'])(
    'is not made for %s, which has an account',
    async (email) => {
      expect(await provider.request(calls.createVendor, { body: newVendor(email) })).toMatchObject({
        status: 422,
        errors: [
          { path: 'owner_email', message: `${email} already has an account. Use another email.` },
        ],
      })
    },
  )

  it('is created once by concurrent requests', async () => {
    const body = newVendor('race@sumber.test')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => provider.request(calls.createVendor, { body })),
    )
    expectOneWinner(answers)
  })

  it('says what is wrong at each field', async () => {
    const body = { legal_name: ' ', category: '', owner_name: 'www.pasok.test', owner_email: 'x' }
    expect(await provider.request(calls.createVendor, { body })).toMatchObject({
      status: 422,
      errors: [
        { path: 'legal_name', message: vendorProviderErrors.nameRequired.en },
        { path: 'owner_name', message: registrationErrors.nameNotPlain.en },
        { path: 'owner_email', message: registrationErrors.emailInvalid.en },
      ],
    })
  })
})

describe('the list', () => {
  it('is by name, paged, and counted', async () => {
    const { rows, count } = await list({ limit: 100 })
    expect(count).toBe(rows.length)
    const names = rows.map(({ legal_name }) => legal_name.toLowerCase())
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
    const second = await list({ limit: 2, skip: 1 })
    expect(second.rows.map(({ _id }) => _id)).toEqual(rows.slice(2, 4).map(({ _id }) => _id))
    expect(second.count).toBe(count)
    const sinar = rows.find(({ _id }) => _id === vendorId('sinar'))
    const { rows: counted } = await api.pool.query<{ products: number; users: number }>(
      `select (select count(*)::int from products where vendor_id = $1 and withdrawn_at is null) as products,
        (select count(*)::int from users where vendor_id = $1 and status = 'ACTIVE') as users`,
      [vendorId('sinar')],
    )
    expect(sinar).toMatchObject({ ...counted[0], company_code: 'SINAR', standing: 'active' })
  })

  it('takes two statements, however many there are', async () => {
    const few = await statementsOf(() => list({ limit: 1 }))
    const many = await statementsOf(() => list({ limit: 100 }))
    expect(many.length).toBe(few.length)
  })

  it('is found by name, code and a user’s email, whatever is typed', async () => {
    for (const search of ['sinar', 'SINAR', 'vendor@sinar', 'sales@sinar.test'])
      expect((await list({ search })).rows.map(({ _id }) => _id)).toEqual([vendorId('sinar')])
    for (const search of ['%', '\\', "'; drop table vendors; --", '😀'])
      expect((await list({ search })).count).toBe(0)
  })

  it('is filtered by where a vendor stands', async () => {
    const asleep = await create()
    const empty = await create()
    await setActive(asleep._id, false)
    await setStatus(empty._id, empty.people[0]?._id ?? '', 'INACTIVE')
    const idsOf = async (standing: 'active' | 'without-user' | 'inactive') =>
      (await list({ standing, limit: 100 })).rows.map(({ _id }) => _id)
    expect(await idsOf('inactive')).toEqual([asleep._id])
    expect(await idsOf('without-user')).toEqual([empty._id])
    const active = await idsOf('active')
    expect(active).not.toContain(asleep._id)
    expect(active.length).toBe(Number((await list()).count) - 2)
    expect((await provider.call('GET', '/api/provider/vendors?standing=x')).status).toBe(400)
  })
})

describe('deactivating a vendor', () => {
  it('takes its products out of the search, and activating brings them back', async () => {
    const id = vendorId('sinar')
    const { version, products } = await file(id)
    const off = await setActive(id, false, version)
    expect(off.data).toMatchObject({ active: false, standing: 'inactive', version: version + 1 })
    await deliverAll(api)
    expect(await foundBy(api, 'vendor_id', id)).toEqual([])
    expect((await setActive(id, true, version + 1)).data).toMatchObject({ standing: 'active' })
    await deliverAll(api)
    expect(await foundBy(api, 'vendor_id', id)).toHaveLength(products)
  })

  it('is refused with an older version, and happens once', async () => {
    const { _id: id, version } = await create()
    const both = await Promise.all([setActive(id, false, version), setActive(id, false, version)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await file(id)).version).toBe(version + 1)
    expect(await setActive(id, true, version)).toMatchObject({
      status: 409,
      codes: ['stale_version'],
    })
    expect((await setActive(id, true)).status).toBe(200)
    for (const nothing of [idOf('nothing'), 'x', companyId('maju')])
      expect((await setActive(nothing, true)).status).toBe(404)
  })
})

describe('a vendor’s user', () => {
  it('is signed out immediately when deactivated; with the last one the products disappear', async () => {
    const id = vendorId('bersih')
    const email = emailOf('vendor', 'bersih')
    const person = await api.signIn(email)
    const { products } = await file(id)
    const off = await setStatus(id, userId(email), 'INACTIVE')
    expect(off.data).toMatchObject({ standing: 'without-user', users: 0 })
    expect((await person.request(getOwnVendor)).status).toBe(401)
    await deliverAll(api)
    expect(await foundBy(api, 'vendor_id', id)).toEqual([])
    await setStatus(id, userId(email), 'ACTIVE')
    await deliverAll(api)
    expect(await foundBy(api, 'vendor_id', id)).toHaveLength(products)
    expect(await foundBy(api, 'vendor_id', id)).not.toContain(productId('ember'))
  })

  it('is changed by one of two requests with the same version', async () => {
    const { _id: id, people } = await create()
    const user = people[0]
    const { _id = '', version = 0 } = user ?? {}
    expect((await setStatus(id, _id, 'INACTIVE', version)).status).toBe(200)
    expect(await setStatus(id, _id, 'ACTIVE', version)).toMatchObject({
      status: 409,
      codes: ['stale_version'],
    })
    expect((await setStatus(id, _id, 'ACTIVE', version + 1)).status).toBe(200)
  })

  it('is mailed the link again until they have been in; the one before ends', async () => {
    const body = newVendor('slow@sumber.test')
    const { _id: id, people } = await create(body)
    const owner = people[0]?._id ?? ''
    const first = await mailedToken(api, body.owner_email, 'reset-password')
    expect((await welcome(id, owner)).status).toBe(200)
    const second = await mailedToken(api, body.owner_email, 'reset-password')
    expect(second).not.toBe(first)
    expect((await resetBy(api, first)).status).toBe(422)
    await setStatus(id, owner, 'INACTIVE')
    expect((await resetBy(api, second)).status).toBe(422)
    expect(await welcome(id, owner)).toMatchObject({
      status: 422,
      errors: [
        { message: formatText(vendorProviderErrors.isInactive, 'en', { name: 'Rina Wati' }) },
      ],
    })
    await setStatus(id, owner, 'ACTIVE')
    await welcome(id, owner)
    const third = await mailedToken(api, body.owner_email, 'reset-password')
    expect((await resetBy(api, third)).status).toBe(200)
    await enter(api, body.owner_email, NEW_PASSWORD)
    expect(await welcome(id, owner)).toMatchObject({
      status: 422,
      errors: [
        { message: formatText(vendorProviderErrors.hasBeenIn, 'en', { name: 'Rina Wati' }) },
      ],
    })
  })

  it('is one of that vendor', async () => {
    const others = [userId('vendor@karya.test'), userId('owner@maju.test'), idOf('nothing'), 'x']
    for (const other of others) {
      expect(await setStatus(vendorId('sinar'), other, 'INACTIVE')).toMatchObject({
        status: 404,
        errors: [{ path: 'user_id' }],
      })
      expect((await welcome(vendorId('sinar'), other)).status).toBe(404)
    }
    expect((await setStatus(idOf('nothing'), userId('vendor@sinar.test'), 'INACTIVE')).status).toBe(
      404,
    )
  })
})

describe('a vendor’s owner', () => {
  const colleague = async (owner: Person, email: string) => {
    const body = { fullname: 'Sari', email }
    const { _id } = await owner.must(addVendorMember, { body })
    expect((await resetBy(api, await mailedToken(api, email, 'reset-password'))).status).toBe(200)
    return { _id, email }
  }

  it('who was deactivated is followed by another, who manages the team at once', async () => {
    const body = newVendor('before@heir.test')
    const { _id: id, people } = await create(body)
    await resetBy(api, await mailedToken(api, body.owner_email, 'reset-password'))
    const owner = await enter(api, body.owner_email, NEW_PASSWORD)
    const { _id: heir, email } = await colleague(owner, 'after@heir.test')
    const before = people[0]?._id ?? ''
    await setStatus(id, before, 'INACTIVE')
    const next = await enter(api, email, NEW_PASSWORD)
    const edit = { body: { _id: heir, fullname: 'Sari Dewi' } }
    expect((await next.request(editVendorMember, edit)).status).toBe(403)
    const answer = await setOwner(id, heir)
    expect(answer.status).toBe(200)
    expect(calls.setVendorOwner.data.parse(answer.data).people).toMatchObject([
      { _id: heir, is_owner: true, actions: { 'hand-over': false } },
      { _id: before, is_owner: false, status: 'INACTIVE', actions: { 'hand-over': false } },
    ])
    expect((await next.request(editVendorMember, edit)).status).toBe(200)
    const wasNotified = async (to: string) =>
      (await api.mails(to)).some(({ text }) => /Pasok transferred the ownership/.test(text))
    expect([await wasNotified(email), await wasNotified(body.owner_email)]).toEqual([true, true])
    const rows = await provider.must(listAudit, { query: { vendor_id: id } })
    expect(rows.find(({ action }) => action === 'vendor.hand-over')).toMatchObject({
      subject: 'vendor',
      before: { owner: body.owner_email },
      after: { owner: email },
    })
  })

  it('is an active user of that vendor, who is not the owner already', async () => {
    const owner = await api.as('vendor@sinar.test')
    const id = vendorId('sinar')
    const { _id: heir } = await colleague(owner, 'away@sinar.test')
    expect(await setOwner(id, userId(owner.email))).toMatchObject({
      status: 422,
      errors: [{ path: 'user_id' }],
    })
    await setStatus(id, heir, 'INACTIVE')
    expect(await setOwner(id, heir)).toMatchObject({ status: 422, errors: [{ path: 'user_id' }] })
    const others = ['vendor@karya.test', 'owner@maju.test', 'provider@pasok.test'].map(userId)
    for (const other of [...others, idOf('nothing')])
      expect(await setOwner(id, other)).toMatchObject({
        status: 404,
        errors: [{ path: 'user_id' }],
      })
    for (const nothing of [idOf('nothing'), 'x', companyId('maju')])
      expect((await setOwner(nothing, heir)).status).toBe(404)
    expect((await file(id)).people.filter((one) => one.is_owner)).toMatchObject([
      { _id: userId(owner.email) },
    ])
  })

  it('is one, also when several are made it at once', async () => {
    const owner = await api.as('vendor@karya.test')
    const id = vendorId('karya')
    const heirs = [
      await colleague(owner, 'one@karya.test'),
      await colleague(owner, 'two@karya.test'),
    ]
    const answers = await Promise.all([
      ...heirs.map((heir) => setOwner(id, heir._id)),
      owner.request(transferVendor, { body: { _id: heirs[0]?._id ?? '' } }),
    ])
    for (const { status } of answers) expect([200, 403, 409]).toContain(status)
    expect((await file(id)).people.filter((one) => one.is_owner)).toHaveLength(1)
  })
})

describe('the audit log', () => {
  it('has the vendor’s history, whoever acted', async () => {
    const { _id: id, people, company_code, legal_name } = await create()
    const owner = people[0]
    await setActive(id, false)
    await setStatus(id, owner?._id ?? '', 'INACTIVE')
    await setStatus(id, owner?._id ?? '', 'ACTIVE')
    await welcome(id, owner?._id ?? '')
    const rows = await provider.must(listAudit, { query: { vendor_id: id } })
    expect(rows.map(({ action }) => action)).toEqual([
      'user.welcome',
      'user.activate',
      'user.deactivate',
      'vendor.deactivate',
      'vendor.add',
    ])
    expect(rows.every(({ company_name }) => company_name === legal_name)).toBe(true)
    expect(rows.at(-1)).toMatchObject({
      subject: 'vendor',
      after: { legal_name, company_code, category: 'Stationery', owner: owner?.email },
    })
    expect(rows[3]).toMatchObject({ before: { active: true }, after: { active: false } })
    for (const vendor_id of [idOf('nothing'), 'x'])
      expect(await provider.must(listAudit, { query: { vendor_id } })).toEqual([])
  })
})

it('nobody else reaches the vendors', async () => {
  for (const email of ['owner@maju.test', 'vendor@karya.test']) {
    const other = await api.as(email)
    expect((await other.request(calls.listVendors)).status).toBe(403)
    const params = { id: vendorId('karya') }
    expect((await other.request(calls.getVendorFile, { params })).status).toBe(403)
    expect(
      (await other.request(calls.setVendorActive, { params, body: { active: false } })).status,
    ).toBe(403)
    expect((await other.request(calls.createVendor, { body: newVendor() })).status).toBe(403)
  }
  expect((await file(vendorId('karya'))).active).toBe(true)
  for (const id of [idOf('nothing'), 'x', companyId('maju')])
    expect((await provider.request(calls.getVendorFile, { params: { id } })).status).toBe(404)
})
