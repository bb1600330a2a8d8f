import { exportVendorAudit, listVendorAudit } from '@pasok/domain/audit/audit.vendor.contract'
import { companyErrors } from '@pasok/domain/company/company.errors'
import { getRequest, submitRequest } from '@pasok/domain/requests/requests.contract'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import * as calls from '@pasok/domain/vendors/portal/portal.contract'
import { vendorPortalErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { idOf, userId, vendorId } from '../../../../test/company'
import { draft } from '../../../../test/requests'

let api: Api
let vendor: Person
let other: Person
let buyer: Person
let place: { province_id: string; city_id: string; subdistrict_id: string; village_id: string }
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@bersih.test')
  other = await api.as('vendor@karya.test')
  buyer = await api.as('purchasing@maju.test')
  place = await api.db
    .selectFrom('villages')
    .innerJoin('districts', 'districts.id', 'villages.district_id')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select(['villages.id as village_id', 'districts.id as subdistrict_id'])
    .select(['cities.id as city_id', 'cities.province_id'])
    .where('cities.name', '=', 'Kota Bandung')
    .orderBy('villages.id')
    .executeTakeFirstOrThrow()
})
afterAll(() => api.drop())

const TERMS = { default_discount: 10, default_down_payment: 12.5, default_payment_term: 60 }
const store = () => ({
  logo_url: '',
  description: 'Soap and mops.',
  phone: '0812 3456 7890',
  email: 'sales@bersih.test',
  website: 'bersih.co.id',
  instagram: '@bersih',
  facebook: '',
  twitter: '',
  ...place,
  postcode: '40111',
  street: 'Jl. Asia Afrika 1',
})
const own = () => vendor.must(calls.getOwnVendor)
const changesOf = async (action: string) => {
  const rows = await vendor.must(listVendorAudit, { query: { search: action } })
  return rows.map(({ before, after }) => ({ before, after }))
}

// proves 1.7.54
describe('the default terms', () => {
  it('count immediately: a draft shows the changed price, which has to be accepted before submitting', async () => {
    const id = await draft(buyer, [{ product: 'sabun', quantity: 10 }])
    const saved = await vendor.must(calls.saveVendorTerms, { body: TERMS })
    expect(saved).toMatchObject(TERMS)
    expect(await own()).toEqual(saved)
    const seen = await buyer.must(getRequest, { params: { id } })
    expect(seen.changes).toMatchObject([
      { field: 'price', from: 17_945, to: 16_650 },
      { field: 'payment_term', from: 45, to: 60 },
      { field: 'down_payment', productId: vendorId('bersih'), from: 0, to: 12.5 },
    ])
    const refused = await buyer.request(submitRequest, { params: { id } })
    expect(refused.status).toBe(409)
    const accepted = { accepted: seen.changes_digest }
    expect((await buyer.request(submitRequest, { params: { id }, body: accepted })).status).toBe(
      200,
    )
    const { vendors, changes } = await buyer.must(getRequest, { params: { id } })
    expect(changes).toEqual([])
    expect(vendors[0]).toMatchObject({ down_payment_setting: 12.5 })
    expect(vendors[0]?.packages[0]).toMatchObject({ payment_terms: 60 })
  })

  // proves 2.7.9
  it('are shown to buyers, and the log has the earlier ones', async () => {
    const detail = await buyer.must(getVendor, { query: { vendor_id: vendorId('bersih') } })
    expect(detail.setting[0]?.setting[0]).toEqual({
      discount: 10,
      down_payment: 12.5,
      payment_term: 60,
    })
    expect(await changesOf('vendor.terms')).toEqual([
      {
        before: { discount: 3, down_payment: 0, payment_term: 45 },
        after: { discount: 10, down_payment: 12.5, payment_term: 60 },
      },
    ])
    const { version } = await own()
    await vendor.must(calls.saveVendorTerms, { body: TERMS })
    expect((await own()).version).toBe(version)
    expect(await changesOf('vendor.terms')).toHaveLength(1)
  })

  it('are refused out of range, each at its field', async () => {
    const body = { default_discount: 100.01, default_down_payment: -1, default_payment_term: 366 }
    expect(await vendor.request(calls.saveVendorTerms, { body })).toMatchObject({
      status: 422,
      errors: [
        { path: 'default_discount', message: vendorPortalErrors.percentInvalid.en },
        { path: 'default_down_payment', message: vendorPortalErrors.percentInvalid.en },
        { path: 'default_payment_term', message: vendorPortalErrors.daysInvalid.en },
      ],
    })
  })

  it('an older version is refused; of two concurrent saves one succeeds', async () => {
    const { version } = await own()
    const again = await api.signIn('vendor@bersih.test')
    const save = (person: Person, days: number) =>
      person.request(calls.saveVendorTerms, {
        body: { ...TERMS, default_payment_term: days, version },
      })
    const answers = await Promise.all([save(vendor, 20), save(again, 21)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await save(vendor, 22)).toMatchObject({ status: 409, codes: ['stale_version'] })
  })
})

describe('the store profile', () => {
  it('is kept beside an address that is not whole, which stays as it was until it is touched', async () => {
    const before = await vendor.must(calls.getStoreProfile)
    expect(before.subdistrict_id).toBe('')
    const { province_id, city_id, subdistrict_id, village_id, postcode, street } = before
    const asItWas = { province_id, city_id, subdistrict_id, village_id, postcode, street }
    const body = { ...store(), ...asItWas, phone: '0811 1111 111', description: 'Soap.' }
    const saved = await vendor.must(calls.saveStoreProfile, { body })
    expect(saved).toMatchObject({ description: 'Soap.', city: before.city, ...asItWas })
    const touched = { ...body, street: 'Jl. Asia Afrika 1' }
    expect(await vendor.request(calls.saveStoreProfile, { body: touched })).toMatchObject({
      status: 422,
      errors: [{ path: 'subdistrict_id', message: companyErrors.districtRequired.en }],
    })
  })

  it('is stored in normalised form, and shown to buyers', async () => {
    const saved = await vendor.must(calls.saveStoreProfile, { body: store() })
    expect(saved).toMatchObject({
      phone: '+6281234567890',
      website: 'https://bersih.co.id',
      instagram: '@bersih',
      city: 'Kota Bandung',
      province: 'Jawa Barat',
      ...place,
    })
    expect(await vendor.must(calls.getStoreProfile)).toEqual(saved)
    const detail = await buyer.must(getVendor, { query: { vendor_id: vendorId('bersih') } })
    expect(detail).toMatchObject({
      phone: '+6281234567890',
      email: 'sales@bersih.test',
      website: 'https://bersih.co.id',
      city: 'Kota Bandung',
      subdistrict: saved.subdistrict,
      village: saved.village,
      street: 'Jl. Asia Afrika 1',
      postcode: '40111',
    })
    expect(saved.village).not.toBe('')
    const again = await vendor.must(calls.saveStoreProfile, { body: store() })
    expect(again.version).toBe(saved.version)
    const [change] = await changesOf('vendor.profile')
    expect(change).toMatchObject({
      before: { city: 'Kota Administrasi Jakarta Selatan' },
      after: { city: 'Kota Bandung', phone: '+6281234567890' },
    })
  })

  it.each([
    ['phone', '12', companyErrors.phoneInvalid.en],
    ['website', 'javascript:alert(1)', companyErrors.websiteInvalid.en],
    ['twitter', '<script>', companyErrors.socialInvalid.en],
    ['village_id', '1', companyErrors.villageUnknown.en],
    ['subdistrict_id', '', companyErrors.districtRequired.en],
    ['province_id', '99', companyErrors.provinceUnknown.en],
    ['logo_url', 'https://elsewhere.test/logo.png', vendorPortalErrors.logoUnknown.en],
    ['logo_url', `/pictures/${idOf('no picture')}.webp`, vendorPortalErrors.logoUnknown.en],
  ] as const)('%s is not %s', async (path, value, message) => {
    const body = { ...store(), [path]: value }
    expect(await vendor.request(calls.saveStoreProfile, { body })).toMatchObject({
      status: 422,
      errors: [{ path, message }],
    })
  })

  it('a logo is a picture of the vendor’s own, and is kept', async () => {
    const picture = async (owner: string, stored: boolean) => {
      const id = idOf(`picture ${owner} ${stored}`)
      await api.db
        .insertInto('product_pictures')
        .values({
          vendor_id: vendorId(owner),
          id,
          uploaded_by: userId(`vendor@${owner}.test`),
          width: 10,
          height: 10,
          sha256: id,
          idempotency_key: null,
          stored_at: stored ? new Date() : null,
          attached_at: null,
        })
        .execute()
      return { id, logo_url: `/pictures/${id}.webp` }
    }
    const mine = await picture('bersih', true)
    const otherLogo = await picture('karya', true)
    const half = await picture('bersih', false)
    for (const { logo_url } of [otherLogo, half])
      expect(
        await vendor.request(calls.saveStoreProfile, { body: { ...store(), logo_url } }),
      ).toMatchObject({ status: 422, errors: [{ path: 'logo_url' }] })
    const { logo_url } = mine
    await vendor.must(calls.saveStoreProfile, { body: { ...store(), logo_url } })
    expect((await own()).logo_url).toBe(logo_url)
    const remaining = await api.db
      .selectFrom('product_pictures')
      .select('id')
      .where('attached_at', 'is not', null)
      .execute()
    expect(remaining).toEqual([{ id: mine.id }])
    const detail = await buyer.must(getVendor, { query: { vendor_id: vendorId('bersih') } })
    expect(detail.profiles_store[0]?.image_url).toBe(logo_url)
  })
})

describe('the vendor’s own log', () => {
  it('has its own rows alone, searched, filtered and as a file', async () => {
    expect(await other.must(listVendorAudit)).toEqual([])
    await other.must(calls.saveVendorTerms, { body: TERMS })
    const otherAudit = await other.must(listVendorAudit)
    expect(otherAudit.map(({ action }) => action)).toEqual(['vendor.terms'])
    const mine = await vendor.must(listVendorAudit)
    expect(mine.every(({ actor_email: email }) => email === 'vendor@bersih.test')).toBe(true)
    expect(mine.length).toBeGreaterThan(3)
    const found = await vendor.must(listVendorAudit, { query: { search: 'store profile' } })
    expect(new Set(found.map(({ action }) => action))).toEqual(new Set(['vendor.profile']))
    expect(await vendor.must(listVendorAudit, { query: { subject: 'user' } })).toEqual([])
    const { file = '', headers } = await vendor.request(exportVendorAudit)
    expect(headers['content-disposition']).toContain('audit-BERSIH-')
    expect(file.split('\r\n').filter(Boolean)).toHaveLength(mine.length + 1)
    expect(file).not.toContain('karya')
  })
})
