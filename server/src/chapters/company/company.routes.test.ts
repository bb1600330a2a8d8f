import { listAddresses } from '@pasok/domain/company/addresses/addresses.contract'
import { getCompany } from '@pasok/domain/company/company.contract'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { addressId, CITIES, companyId, idOf, vendorId } from '../../../test/company'
import { VENDORS } from '../../../test/market'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

describe("a company's addresses", () => {
  it('are listed with the default first, from street to province', async () => {
    const person = await api.as('purchasing@maju.test')
    const addresses = await person.must(listAddresses, {})
    expect(
      addresses.map(({ _id, name, is_default, city }) => [_id, name, is_default, city]),
    ).toEqual([
      [addressId('maju', 'Jakarta Office'), 'Jakarta Office', true, CITIES.jakarta],
      [addressId('maju', 'Bandung Plant'), 'Bandung Plant', false, CITIES.bandung],
    ])
    expect(addresses[1]).toMatchObject({
      buyer_id: companyId('maju'),
      country: 'Indonesia',
      country_id: 1,
      province: 'Jawa Barat',
      province_id: '32',
      city_id: '3273',
      street: 'Jl. Bandung Plant 1',
    })
  })

  it('are gone when they are marked as deleted', async () => {
    const person = await api.as('purchasing@maju.test')
    const mark = (at: string) =>
      api.pool.query(`update addresses set deleted_at = ${at} where name = 'Bandung Plant'`)
    await mark('now()')
    expect(await person.must(listAddresses, {})).toHaveLength(1)
    await mark('null')
    expect(await person.must(listAddresses, {})).toHaveLength(2)
  })
})

describe('a company', () => {
  it('is shown to its own people with its default address as its place', async () => {
    const person = await api.as('approver@maju.test')
    expect(await person.must(getCompany, {})).toMatchObject({
      _id: companyId('maju'),
      legal_name: 'PT Maju Bersama',
      company_code: 'MAJU',
      verification_status: 'VERIFIED',
      city: CITIES.jakarta,
      costume_code: '',
    })
  })

  it('is shown before it is verified, and before the wizard is done', async () => {
    for (const [email, code] of [
      ['owner@baru.test', 'BARU'],
      ['owner@awal.test', 'AWAL'],
    ] as const) {
      const person = await api.as(email)
      expect(await person.must(getCompany, {})).toMatchObject({
        company_code: code,
        verification_status: 'UNVERIFIED',
      })
    }
    expect(await (await api.as('owner@awal.test')).must(getCompany, {})).toMatchObject({ city: '' })
  })
})

describe('a vendor', () => {
  // proves 1.7.54 2.7.8
  it('is shown with its contacts and its settings', async () => {
    const person = await api.as('purchasing@maju.test')
    const query = { vendor_id: vendorId('karya') }
    expect(await person.must(getVendor, { query })).toMatchObject({
      _id: vendorId('karya'),
      legal_name: VENDORS.karya.legalName,
      city: CITIES.jakarta,
      country: 'Indonesia',
      phone: '+62 21 karya',
      email: 'sales@karya.test',
      setting: [{ setting: [{ discount: 0, down_payment: 20, payment_term: 14 }] }],
    })
  })

  it('that is inactive, or none, is not found', async () => {
    const person = await api.as('purchasing@maju.test')
    await api.pool.query('update vendors set active = false where id = $1', [vendorId('bersih')])
    for (const vendor_id of [vendorId('bersih'), idOf('none'), 'x', companyId('maju')]) {
      const answer = await person.request(getVendor, { query: { vendor_id } })
      expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
    }
    expect((await person.call('GET', '/api/vendor/detail')).status).toBe(400)
  })
})
