import { listAddresses } from '@pasok/domain/company/addresses/addresses.contract'
import {
  getCompany,
  listCategoryOptions,
  listTypeOptions,
  updateCompany,
} from '@pasok/domain/company/company.contract'
import type { BodyIn } from '@pasok/domain/kernel/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { addCustomRole } from '../../../../test/people'
import { assertSound } from '../../../../test/invariants'
import { DETAIL } from '../../../../test/way-in'

let api: Api
/** Owners of a company in the wizard, of a waiting one, and of a verified one. */
let first: Person
let waiting: Person
let owner: Person
beforeAll(async () => {
  api = await startApi()
  first = await api.as('owner@awal.test')
  waiting = await api.as('owner@baru.test')
  owner = await api.as('owner@maju.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

type Body = BodyIn<typeof updateCompany>
const update = (person: Person, body: Body) => person.request(updateCompany, { body })
const wrongs = async (person: Person, body: Body) => {
  const { status, errors } = await update(person, body)
  return { status, errors: errors?.map(({ path, message }) => [path, message]) ?? [] }
}
const auditOf = async (company: string) =>
  (
    await api.pool.query<{ before: object; after: object }>(
      `select before, after from audit_log where action = 'company.update' and buyer_id = $1 order by id`,
      [companyId(company)],
    )
  ).rows
const versionOf = async (company: string) =>
  (
    await api.pool.query<{ version: number }>('select version from buyers where id = $1', [
      companyId(company),
    ])
  ).rows[0]?.version

describe('the options', () => {
  // proves 1.3.8 1.3.9 1.7.18
  it('are offered in order to a first-time owner, without those no longer offered', async () => {
    const categories = await first.must(listCategoryOptions, { query: { is_buyer: '1' } })
    expect(categories[0]?.category).toBe('Manufacturing')
    expect(categories.at(-1)?.category).toBe('Other')
    const types = await first.must(listTypeOptions, {})
    expect(types[0]?.companyType).toBe('Perseroan Terbatas (PT)')
    expect(types[0]?.legalDoc.map((kind) => [kind.short_title, kind.required])).toEqual([
      ['Akta', true],
      ['SK Kemenkum', true],
      ['NPWP', true],
      ['NIB', true],
      ['Akta Perubahan', false],
      ['SPPKP', false],
    ])
    await api.pool.query("update company_categories set active = false where name = 'Other'")
    await api.pool.query("update company_types set active = false where name = 'Yayasan'")
    await api.pool.query(
      "update legal_document_kinds set active = false where short_title = 'SPPKP'",
    )
    const left = await first.must(listCategoryOptions, {})
    expect(left).toHaveLength(categories.length - 1)
    const typesLeft = await first.must(listTypeOptions, {})
    expect(typesLeft.map(({ companyType }) => companyType)).not.toContain('Yayasan')
    expect(typesLeft[0]?.legalDoc).toHaveLength(5)
  })
})

describe('step 1 of the wizard', () => {
  // proves 1.5.15
  it('names what is missing in the specified order, of the regions only the first', async () => {
    expect(await wrongs(first, { name: '', phone: DETAIL.phone })).toEqual({
      status: 422,
      errors: [
        ['whatsapp', 'Hotline Number is required'],
        ['category', 'Category is required'],
        ['province_id', 'Province is required'],
        ['postcode', 'ZipCode is required'],
        ['street', 'Street is required'],
        ['name', 'Business name is required'],
        ['technical_contact', 'Contact name is required'],
      ],
    })
    const { errors } = await wrongs(first, { ...DETAIL, phone: ' ', province_id: undefined })
    expect(errors).toEqual([
      ['phone', 'Technical Contact Number is required'],
      ['province_id', 'Province is required'],
    ])
    const regions = ['City', 'Sub District', 'Village']
    for (const [at, field] of (['city_id', 'subdistrict_id', 'village_id'] as const).entries()) {
      const left = { ...DETAIL, [field]: undefined }
      expect((await wrongs(first, left)).errors).toEqual([[field, `${regions[at]} is required`]])
    }
    expect(await first.must(listAddresses, {}).catch(() => 'forbidden')).toBe('forbidden')
    expect(await first.must(getCompany, {})).toMatchObject({ city: '', technical_contact: '' })
  })

  it.each([
    ['phone', '12', 'phoneInvalid'],
    ['phone', '+62 abc', 'phoneInvalid'],
    ['whatsapp', '0800', 'phoneInvalid'],
    ['postcode', '1234', 'postcodeInvalid'],
    ['postcode', '4012x', 'postcodeInvalid'],
    ['website', 'javascript:alert(1)', 'websiteInvalid'],
    ['website', 'ftp://maju.co.id', 'websiteInvalid'],
    ['instagram', 'javascript:alert(1)', 'socialInvalid'],
    ['facebook', 'data:text/html,x', 'socialInvalid'],
    ['twitter', 'https://x.com/<script>', 'socialInvalid'],
    ['category', 'Piracy', 'categoryUnknown'],
    ['category', 'Other', 'categoryUnknown'],
    ['type', 'Kapal', 'typeUnknown'],
    ['type', 'Yayasan', 'typeUnknown'],
    ['country_id', 2, 'countryRequired'],
    ['province_id', '99', 'provinceUnknown'],
    ['city_id', '3171', 'cityUnknown'],
    ['city_id', '99', 'cityUnknown'],
    ['subdistrict_id', '317101', 'districtUnknown'],
    ['village_id', '3273021001', 'villageUnknown'],
    ['village_id', "' or true --", 'villageUnknown'],
  ])('refuses %s %s at its place', async (field, value, error) => {
    const { companyErrors } = await import('@pasok/domain/company/company.errors')
    const text = new Map(Object.entries(companyErrors)).get(error)?.en
    const answer = await update(first, { ...DETAIL, [field]: value })
    const places = answer.errors?.map(({ path, message }) => [path, message])
    expect([answer.status, places]).toEqual([422, [[field, text]]])
  })

  // proves 1.7.16
  it('stores everything, the place as the first and default address', async () => {
    const before = await versionOf('awal')
    const detail = await first.must(updateCompany, {
      body: {
        ...DETAIL,
        type: 'perseroan terbatas (pt)',
        costume_code: ' A 1\tB ',
        website: 'maju.co.id/tentang',
        instagram: '@maju.id',
      },
    })
    expect(detail).toMatchObject({
      name: 'Maju',
      legal_name: 'PT Awal Mula',
      company_code: 'AWAL',
      costume_code: 'A1B',
      category: 'Manufacturing',
      type_value: 'Perseroan Terbatas (PT)',
      phone: '+62227311200',
      whatsapp: '+6281234567890',
      technical_contact: 'Rina',
      website: 'https://maju.co.id/tentang',
      instagram: '@maju.id',
      province: 'Jawa Barat',
      city: 'Kota Bandung',
      postcode: '40123',
      street: 'Jl. Setiabudi No. 1',
      verification_status: 'UNVERIFIED',
    })
    expect(await versionOf('awal')).toBe((before ?? 0) + 1)
    const { rows } = await api.pool.query(
      'select name, phone, is_default from addresses where buyer_id = $1',
      [companyId('awal')],
    )
    expect(rows).toEqual([{ name: 'Maju', phone: '+62227311200', is_default: true }])
    expect((await auditOf('awal')).at(-1)).toMatchObject({
      before: { name: 'PT Awal Mula', custom_code: '' },
      after: { name: 'Maju', custom_code: 'A1B', category: 'Manufacturing', city: 'Kota Bandung' },
    })
  })

  it('saved again as it is changes nothing; a changed place changes the address', async () => {
    const [version, audited] = [await versionOf('awal'), (await auditOf('awal')).length]
    await first.must(updateCompany, { body: DETAIL })
    expect([await versionOf('awal'), (await auditOf('awal')).length]).toEqual([version, audited])
    await first.must(updateCompany, { body: { ...DETAIL, street: 'Jl. Lain 2' } })
    const { rows } = await api.pool.query('select street from addresses where buyer_id = $1', [
      companyId('awal'),
    ])
    expect(rows).toEqual([{ street: 'Jl. Lain 2' }])
    expect((await auditOf('awal')).at(-1)).toEqual({
      before: { street: 'Jl. Setiabudi No. 1' },
      after: { street: 'Jl. Lain 2' },
    })
  })

  it('continues without a company type', async () => {
    const detail = await first.must(updateCompany, { body: { ...DETAIL, type: '' } })
    expect([detail.type, detail.type_value]).toEqual(['', ''])
  })
})

describe('a dialog of the profile', () => {
  it('changes the sent fields and requires no others', async () => {
    const before = await owner.must(getCompany, {})
    const detail = await owner.must(updateCompany, {
      body: { name: 'Maju Jaya', category: '', costume_code: 'X 9' },
    })
    const version = before.version + 1
    expect({ ...before, ...detail }).toEqual({
      ...before,
      name: 'Maju Jaya',
      costume_code: 'X9',
      version,
    })
    expect((await wrongs(owner, { phone: '' })).errors).toEqual([
      ['phone', 'Technical Contact Number is required'],
    ])
    expect((await wrongs(owner, { name: '', technical_contact: '' })).errors).toHaveLength(2)
  })

  it('changes where the company is registered, whole and consistent, and no delivery address', async () => {
    const before = await owner.must(listAddresses, {})
    expect((await wrongs(owner, { province_id: '32' })).errors).toEqual([
      ['city_id', 'Choose a city in this province'],
    ])
    const { province_id, city_id, subdistrict_id, village_id, postcode, street } = DETAIL
    const place = { province_id, city_id, subdistrict_id, village_id, postcode, street }
    await owner.must(updateCompany, { body: place })
    const after = await owner.must(listAddresses, {})
    expect(await owner.must(getCompany, {})).toMatchObject(place)
    expect(after).toEqual(before)
  })

  it('cannot change the type of a verified company, nor name, code or stage', async () => {
    expect(await wrongs(owner, { type: 'Koperasi' })).toEqual({
      status: 422,
      errors: [['type', 'The company type cannot be changed after verification.']],
    })
    expect((await update(owner, { type: '' })).status).toBe(200)
    await owner.call('PUT', '/api/buyer/company', {
      body: {
        legal_name: 'PT Curang',
        company_code: 'X',
        verification_status: 'VERIFIED',
      },
    })
    expect(await owner.must(getCompany, {})).toMatchObject({
      legal_name: 'PT Maju Bersama',
      company_code: 'MAJU',
    })
  })

  it('refuses an older version, whichever part was changed', async () => {
    const seen = await owner.must(getCompany, {})
    const { version } = seen
    expect((await update(owner, { instagram: '@maju', version })).status).toBe(200)
    const [address] = await owner.must(listAddresses, {})
    const stale = { status: 409, codes: ['stale_version'], data: null }
    expect(await update(owner, { instagram: '@other', version })).toMatchObject(stale)
    expect(await update(owner, { street: 'Jl. Lama 1', version })).toMatchObject(stale)
    const moved = await owner.must(updateCompany, {
      body: { street: 'Jl. Depan 7', version: version + 1 },
    })
    expect(moved).toMatchObject({ instagram: '@maju', street: 'Jl. Depan 7', version: version + 2 })
    const [after] = await owner.must(listAddresses, {})
    expect(after).toEqual(address)
    expect((await auditOf('maju')).at(-1)).toEqual({
      before: { street: seen.street },
      after: { street: 'Jl. Depan 7' },
    })
  })

  it('empties the category when none is chosen', async () => {
    await owner.must(updateCompany, { body: { category: 'Manufacturing' } })
    expect(await owner.must(updateCompany, { body: { category: '' } })).toMatchObject({
      category: '',
    })
    expect((await auditOf('maju')).at(-1)).toEqual({
      before: { category: 'Manufacturing' },
      after: { category: '' },
    })
  })

  it('keeps an option that is no longer offered, but does not accept it newly', async () => {
    const set =
      "update buyers set category_id = (select id from company_categories where name = 'Other')"
    await api.pool.query(`${set} where id = $1`, [companyId('maju')])
    expect((await update(owner, { category: 'Other' })).status).toBe(200)
    expect((await update(waiting, { category: 'Other' })).status).toBe(422)
  })
})

describe('who may', () => {
  it('may change: only the owner until the company is verified, then users with the feature', async () => {
    const [editor, newcomer] = await Promise.all([
      addCustomRole(api.db, 'maju', 'editor', ['company.edit']),
      addCustomRole(api.db, 'baru', 'editor', ['company.edit']),
    ])
    const body = { technical_contact: 'Dian' }
    expect((await update(await api.as(editor), body)).status).toBe(200)
    expect(await update(await api.as(newcomer), body)).toMatchObject({
      status: 403,
      message: 'Until the company is verified, only its owner can change this.',
    })
    expect((await update(waiting, body)).status).toBe(200)
    expect((await update(await api.as('purchasing@maju.test'), body)).status).toBe(403)
  })

  it('may not: users of another company', async () => {
    const answer = await update(owner, { buyer_id: companyId('lain'), name: 'Curi' })
    expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
  })
})
