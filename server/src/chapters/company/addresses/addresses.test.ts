import * as calls from '@pasok/domain/company/addresses/addresses.contract'
import { MAX_ADDRESSES } from '@pasok/domain/company/company.constants'
import { getCompany } from '@pasok/domain/company/company.contract'
import { getCompanyFile } from '@pasok/domain/company/provider/provider.contract'
import type { BodyIn } from '@pasok/domain/kernel/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { addressId, companyId, idOf } from '../../../../test/company'
import { addCustomRole } from '../../../../test/people'
import { statementsOf } from '../../../../test/count-statements'
import { assertSound } from '../../../../test/invariants'
import { ADDRESS } from '../../../../test/way-in'

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const JAKARTA = addressId('maju', 'Jakarta Office')
const BANDUNG = addressId('maju', 'Bandung Plant')

const list = (person = owner) => person.must(calls.listAddresses, {})
const add = (body: Partial<BodyIn<typeof calls.addAddress>> = {}) =>
  owner.request(calls.addAddress, { body: { ...ADDRESS, ...body } })
const change = (_id: string, body: Partial<BodyIn<typeof calls.changeAddress>> = {}) =>
  owner.request(calls.changeAddress, { body: { ...ADDRESS, _id, ...body } })
const remove = (address_id: string) => owner.request(calls.removeAddress, { query: { address_id } })
const makeDefault = (address_id: string, seen_default?: string) =>
  owner.request(calls.makeDefaultAddress, { body: { address_id, seen_default } })
const auditOf = async () => {
  const { rows } = await api.pool.query<{ action: string; before: object; after: object }>(
    `select action, before, after from audit_log
     where subject = 'address' and buyer_id = $1 order by id`,
    [companyId('maju')],
  )
  return rows
}
const companyVersion = async () => (await owner.must(getCompany, {})).version

async function added(name: string): Promise<string> {
  const answer = await add({ name })
  return calls.addAddress.data.parse(answer.data)._id
}

describe('adding an address', () => {
  // proves 1.3.4 1.4.12 1.7.26 1.8.27
  it('saves it as typed, and never as the default', async () => {
    const version = await companyVersion()
    const answer = await add({ is_default: true })
    expect(answer).toMatchObject({ status: 200, message: 'Success Add Address' })
    const rows = await list()
    expect(rows.map(({ name, is_default }) => [name, is_default])).toEqual([
      ['Jakarta Office', true],
      ['Bandung Plant', false],
      ['Setiabudi Warehouse', false],
    ])
    expect(answer.data).toEqual(rows[2])
    expect(rows[2]).toMatchObject({
      buyer_id: companyId('maju'),
      phone: '+62227311200',
      country: 'Indonesia',
      city: 'Kota Bandung',
      version: 1,
      actions: { edit: true, 'make-default': true, remove: true },
    })
    expect(await companyVersion()).toBe(version)
    expect((await auditOf()).at(-1)).toMatchObject({
      action: 'address.add',
      before: null,
      after: { name: 'Setiabudi Warehouse', city: 'Kota Bandung', default: false },
    })
  })

  it('refuses missing or invalid fields, each at its path', async () => {
    const before = await list()
    const answer = await add({ name: ' ', phone: '12', city_id: '', village_id: '', street: '' })
    expect(answer.status).toBe(422)
    expect(answer.errors?.map(({ path, message }) => [path, message])).toEqual([
      ['name', 'Address name is required'],
      ['phone', 'Enter a phone number with its country code, such as +62 812 3456 7890'],
      ['city_id', 'City is required'],
      ['street', 'Street is required'],
    ])
    for (const [field, value, path] of [
      ['country_id', 2, 'country_id'],
      ['province_id', '31', 'city_id'],
      ['village_id', "' or true --", 'village_id'],
      ['name', 'JAKARTA office', 'name'],
      ['name', ' Jakarta\tOffice ', 'name'],
    ] as const)
      expect((await add({ [field]: value })).errors?.map((one) => one.path)).toEqual([path])
    expect(await list()).toEqual(before)
  })

  it('is refused beyond the maximum number', async () => {
    await api.pool.query(
      `insert into addresses (buyer_id, id, name, province_id, city_id, district_id, village_id, street)
       select buyer_id, gen_random_uuid(), 'Filler ' || n, province_id, city_id, district_id, village_id, street
       from addresses, generate_series(1, $2) n where id = $1`,
      [JAKARTA, MAX_ADDRESSES - 3],
    )
    const answer = await add({ name: 'One more' })
    expect(answer).toMatchObject({ status: 422, codes: ['rule'] })
    expect(answer.message).toContain('500')
    expect(await list()).toHaveLength(MAX_ADDRESSES)
    await api.pool.query(`update addresses set deleted_at = now() where name like 'Filler%'`)
  })
})

describe('changing an address', () => {
  // proves 1.7.26 1.8.28
  it('changes the differing fields, once per version', async () => {
    const id = await added('Old name')
    const answer = await change(id, { name: 'New name', phone: '', version: 1 })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Success Update Address',
      data: { _id: id, name: 'New name', phone: '', version: 2 },
    })
    expect((await auditOf()).at(-1)).toEqual({
      action: 'address.change',
      before: { name: 'Old name', phone: '+62227311200' },
      after: { name: 'New name', phone: '' },
    })
    expect(await change(id, { name: 'Mine', version: 1 })).toMatchObject({
      status: 409,
      codes: ['stale_version'],
    })
    const audited = (await auditOf()).length
    expect((await change(id, { name: 'New name', phone: '' })).data).toEqual(answer.data)
    expect((await auditOf()).length).toBe(audited)
    expect((await change(id, { name: 'new NAME', phone: '' })).status).toBe(200)
    expect((await change(id, { name: 'bandung plant' })).errors?.[0]).toMatchObject({
      path: 'name',
      message: 'Your company already has an address named Bandung Plant. Choose another name.',
    })
  })

  it('of the default one leaves the company as it is', async () => {
    const version = await companyVersion()
    const { _id } = (await list())[0] ?? { _id: '' }
    await change(_id, { name: 'Jakarta Office', street: 'Jl. Baru 9' })
    expect(await owner.must(getCompany, {})).toMatchObject({
      street: 'Jl. Jakarta Office 1',
      city: 'Kota Administrasi Jakarta Selatan',
      version,
    })
    await change(_id, { name: 'Jakarta Office', phone: '', street: 'Jl. Baru 9' })
    expect(await companyVersion()).toBe(version)
    expect((await list())[0]).toMatchObject({ _id, is_default: true, phone: '' })
  })
})

describe('the default address', () => {
  // proves 1.4.13 1.4.14 1.7.28 1.8.29
  it('is switched once, and refused with an outdated default', async () => {
    const version = await companyVersion()
    const answer = await makeDefault(BANDUNG, JAKARTA)
    expect(answer).toMatchObject({
      status: 200,
      message: 'Success Change to Default Address',
      data: { _id: BANDUNG, is_default: true, actions: { remove: false, 'make-default': false } },
    })
    expect((await list()).filter((row) => row.is_default).map(({ _id }) => _id)).toEqual([BANDUNG])
    expect(await companyVersion()).toBe(version)
    expect((await auditOf()).at(-1)).toEqual({
      action: 'address.make-default',
      before: { default: 'Jakarta Office' },
      after: { default: 'Bandung Plant' },
    })
    const audited = (await auditOf()).length
    expect((await makeDefault(BANDUNG, JAKARTA)).data).toEqual(answer.data)
    expect((await auditOf()).length).toBe(audited)

    const id = await added('Third')
    expect(await makeDefault(id, JAKARTA)).toMatchObject({
      status: 409,
      codes: ['stale_version'],
      message: expect.stringMatching(
        /^Person owner of maju made Bandung Plant the default address on .+\. Choose again\.$/,
      ),
    })
    expect((await makeDefault(id, addressId('lain', 'Jakarta Office'))).status).toBe(409)
    expect((await makeDefault(id, BANDUNG.toUpperCase())).status).toBe(200)
    expect((await makeDefault(JAKARTA)).status).toBe(200)
  })

  // proves 1.7.27 1.8.30
  it('cannot be removed; any other one can, and is no longer offered', async () => {
    expect(await remove(JAKARTA)).toMatchObject({
      status: 422,
      errors: [
        {
          path: 'address_id',
          message: 'The default address cannot be removed. Make another address the default first.',
        },
      ],
    })
    const id = await added('Gone soon')
    expect(await remove(id)).toMatchObject({
      status: 200,
      message: 'Success Remove Address',
      data: null,
    })
    expect((await list()).map(({ _id }) => _id)).not.toContain(id)
    expect((await auditOf()).at(-1)).toMatchObject({
      action: 'address.remove',
      before: { name: 'Gone soon' },
      after: null,
    })
    for (const again of [remove(id), makeDefault(id), change(id, { name: 'Back' })])
      expect(await again).toMatchObject({ status: 404, codes: ['not_found'] })
    for (const none of [idOf('none'), 'x', "' or true --"])
      expect((await remove(none)).status).toBe(404)
    expect((await add({ name: 'Gone soon' })).status).toBe(200)
  })

  // proves 1.4.12
  it('is the first address of a company that has none', async () => {
    const other = await api.as('owner@lain.test')
    await api.pool.query('delete from addresses where buyer_id = $1', [companyId('lain')])
    const body = { ...ADDRESS, is_default: false }
    const first = await other.must(calls.addAddress, { body })
    expect(first.is_default).toBe(true)
    expect(await other.must(getCompany, {})).toMatchObject({ street: 'Jl. Jakarta Office 1' })
  })
})

describe('where the company is registered', () => {
  // proves 1.3.3
  it('does not change with the delivery addresses', async () => {
    const staff = await api.as('provider@pasok.test')
    const registered = async () => {
      const { street, city, postcode } = await owner.must(getCompany, {})
      return { street, city, postcode }
    }
    const onProvidersPage = async () => {
      const file = await staff.must(getCompanyFile, { params: { id: companyId('maju') } })
      return { street: file.detail.street, city: file.detail.city, postcode: file.detail.postcode }
    }
    const before = await registered()
    const id = await added('Elsewhere')
    expect((await makeDefault(id)).status).toBe(200)
    expect((await change(id, { name: 'Elsewhere', street: 'Jl. Lain 7' })).status).toBe(200)
    expect((await remove(JAKARTA)).status).toBe(200)
    expect(await registered()).toEqual(before)
    expect(await onProvidersPage()).toEqual(before)
    await api.pool.query('update addresses set deleted_at = null where id = $1', [JAKARTA])
    expect((await makeDefault(JAKARTA)).status).toBe(200)
  })
})

describe('who may', () => {
  it('may change: users who edit the company; others only read', async () => {
    const editor = await api.as(await addCustomRole(api.db, 'maju', 'editor', ['company.edit']))
    expect(
      (await editor.request(calls.addAddress, { body: { ...ADDRESS, name: 'By an editor' } }))
        .status,
    ).toBe(200)
    const buyer = await api.as('purchasing@maju.test')
    const rows = await list(buyer)
    expect(rows.every(({ actions }) => !Object.values(actions).includes(true))).toBe(true)
    for (const sent of [
      buyer.request(calls.addAddress, { body: ADDRESS }),
      buyer.request(calls.changeAddress, { body: { ...ADDRESS, _id: BANDUNG } }),
      buyer.request(calls.removeAddress, { query: { address_id: BANDUNG } }),
      buyer.request(calls.makeDefaultAddress, { body: { address_id: BANDUNG } }),
    ])
      expect((await sent).status).toBe(403)
  })
})

it('200 addresses are read and changed in the same number of statements as two', async () => {
  const id = await added('Counted')
  let round = 0
  const count = async () => {
    round += 1
    const at = round
    const work: (() => Promise<unknown>)[] = [
      () => list(),
      () => add({ name: `Added ${at}` }),
      () => change(id, { name: `Changed ${at}` }),
      () => makeDefault(at % 2 === 0 ? JAKARTA : BANDUNG),
    ]
    const counts: number[] = []
    for (const one of work) counts.push((await statementsOf(one)).length)
    return counts
  }
  await makeDefault(JAKARTA)
  await count()
  const few = await count()
  await api.pool.query(
    `insert into addresses (buyer_id, id, name, province_id, city_id, district_id, village_id, street)
     select buyer_id, gen_random_uuid(), 'Warehouse ' || n, province_id, city_id, district_id, village_id, street
     from addresses, generate_series(1, 200) n where id = $1`,
    [JAKARTA],
  )
  expect(await count()).toEqual(few)
  expect((await list()).length).toBeGreaterThan(200)
})
