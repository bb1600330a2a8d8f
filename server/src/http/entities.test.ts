import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { draft } from '../../test/requests'
import { LINES, template } from '../../test/templates'

// Checks that responses contain all fields that section 3 of the specification names for each
// entity.

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

type Found = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the unparsed data of a response. */
async function read(path: string, who = 'owner@maju.test', token: 'access' | 'id' = 'access') {
  const person = await api.as(who)
  const { status, data } = await person.call('GET', `/api${path}`, { token })
  expect([path, status]).toEqual([path, 200])
  return data
}

const stepInto = (value: unknown, step: string): unknown => {
  if (step === '[]') return Array.isArray(value) ? value[0] : undefined
  return isRecord(value) ? value[step] : undefined
}

/**
 * Returns the object at a path such as `vendors[].packages.items`, where `[]` is the first entry of
 * a list; fails when it is something else.
 */
function at(value: unknown, path = ''): Found {
  const steps = path.split(/\.|(?=\[\])/).filter((step) => step !== '')
  const one = steps.reduce(stepInto, value)
  if (!isRecord(one)) throw new Error(`Nothing at ${path}`)
  return one
}

/** Expects all fields, and names the missing ones. */
function expectFields(record: Found, names: string): void {
  expect(Object.keys(record)).toEqual(expect.arrayContaining(names.split(' ')))
}

const PLACE =
  'country country_id province province_id city city_id subdistrict subdistrict_id village ' +
  'village_id postcode postcode_id street'
const PARTY = '_id name phone email address'

// proves 1.3.1 1.7.8
it('what a session is made of', async () => {
  const setting = at(await read('/user-buyer/setting', 'owner@maju.test', 'id'))
  expectFields(
    setting,
    'email owner_email fullname role features modules auth_id isFirstTime buyer_id buyer_name ' +
      'company_code created_at company_detail',
  )
  expectFields(at(setting, 'role'), 'name data features modules')
  expectFields(at(setting, 'role.data'), '_id name')
  expectFields(at(setting, 'role.modules[]'), 'module_detail child_navigations features')
  expectFields(at(setting, 'company_detail'), 'costume_code verification_status')
  expect(setting['features']).toContain('requests.create')
})

// proves 1.2.36
it('an item of the menu', async () => {
  const item = at(await read('/user-buyer/setting', 'owner@maju.test', 'id'), 'modules[]')
  expectFields(
    item,
    'module_detail child_navigations features all_child_navigations_parents all_features_parents',
  )
  expectFields(
    at(item, 'module_detail'),
    'flag has_child iconImage is_parent name path sort_number',
  )
  expect(at(item, 'module_detail')).toMatchObject({ flag: 'BUYER' })
})

// proves 1.3.2 1.3.3 1.7.17 1.9.18
it('a company', async () => {
  const detail = at(await read('/buyer/detail', 'owner@awal.test'))
  expectFields(
    detail,
    `_id legal_name name company_code costume_code category type type_value verification_status ` +
      `${PLACE} phone whatsapp technical_contact website instagram facebook twitter`,
  )
  // The value before one is chosen.
  expect(detail).toMatchObject({ country: 'Indonesia', country_id: 1 })
})

// proves 1.3.3 1.3.4 1.9.18
it('an address', async () => {
  const address = at(await read('/address/buyer'), '[]')
  expectFields(address, `_id buyer_id name phone is_default ${PLACE}`)
  expect(address).toMatchObject({ country: 'Indonesia', country_id: 1 })
})

// proves 1.3.5 1.3.6
it('regions and zip codes', async () => {
  for (const path of ['propinsi', 'kota?id_provinsi=32', 'kecamatan?id_kota=3273'])
    expectFields(at(await read(`/region/${path}`), '[]'), 'id nama')
  const { rows } = await api.pool.query<{ id: string }>(
    `select villages.id from villages join districts on districts.id = district_id
     where postcode is not null limit 1`,
  )
  const village = rows[0]?.id ?? ''
  expectFields(at(await read(`/region/kodepos?id_kelurahan=${village}`), '[]'), '_id postcode')
})

// proves 1.3.8 1.3.9
it('what a company can be', async () => {
  const [type, category] = [await read('/master/type'), await read('/master/category')]
  expectFields(at(type, '[]'), 'companyType legalDoc')
  expectFields(at(type, '[].legalDoc[]'), 'id title short_title')
  expectFields(at(category, '[]'), 'category')
})

// proves 1.3.10
it('a user of the team', async () => {
  const user = at(await read('/buyer/users'), '[]')
  expectFields(user, 'fullname email role_name role_id status auth_id last_login_time isOwner')
  expect(user['status']).toBe('ACTIVE')
})

// proves 1.3.15 1.3.16 1.7.34 1.7.35
it('a role, and a module of it', async () => {
  const role = at(await read('/role'), '[]')
  expectFields(role, 'name default buyer_id flag modules')
  expect(role['flag']).toBe('BUYER')
  const entry = at(role, 'modules[]')
  expectFields(
    entry,
    'module_detail child_navigations features all_features_parents all_child_navigations_parents',
  )
  expectFields(entry, 'id_modules features childs flag')
  expectFields(at(entry, 'module_detail'), 'name has_child _id')
})

// proves 1.3.17
it('a department', async () => {
  const department = at(await read('/department'), '[]')
  expectFields(department, '_id name users buyer_id')
  expect(Object.keys(at(department, 'users[]'))).toEqual(['userId', 'label'])
})

const REQUEST = '_id code_pr date createdAt createdBy department lastStatus statuses vendors total'

// proves 1.3.20
it('a purchase request', async () => {
  const id = await draft(await api.as('purchasing@maju.test'), LINES)
  const request = at(await read(`/purchase-request/${id}`))
  expectFields(request, REQUEST)
  expectFields(at(request, 'statuses[]'), 'timestamp name user note')
  expectFields(at(request, 'vendors[]'), 'vendor packages down_payment')
  expectFields(at(request, 'vendors[].vendor'), PARTY)
  expectFields(at(request, 'vendors[].packages[]'), 'code_package payment_terms items')
  expectFields(at(request, 'buyer'), PARTY)
  expectFields(at(request, 'address'), 'name address zip_code city phone')
  const company = String(at(request, 'buyer')['_id'])
  for (const list of [
    `/purchase-request/paginate/${company}`,
    `/purchase-request/Open/${company}/getByStatus`,
    `/purchase-request?id=${company}`,
  ]) {
    const row = at(await read(list), '[]')
    expectFields(row, REQUEST)
    expectFields(at(row, 'vendors[].vendor'), '_id name')
  }
})

const TEMPLATE = '_id buyerId name createdAt updatedAt createdBy total isDeleted vendors'

// proves 1.3.24
it('a template', async () => {
  const id = await template(await api.as('template-manager@maju.test'), LINES)
  const one = at(await read(`/template/${id}`))
  expectFields(one, TEMPLATE)
  expectFields(at(one, 'vendors[].vendor'), PARTY)
  expectFields(at(one, 'vendors[].packages'), 'items')
  expectFields(at(one, 'vendors[].packages.items[]'), 'productId quantity sub_total')
  const row = at(await read('/template'), '[]')
  expectFields(row, TEMPLATE)
  expectFields(at(row, 'vendors[].vendor'), '_id name')
})
