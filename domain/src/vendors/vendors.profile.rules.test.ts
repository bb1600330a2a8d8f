import { expect, it } from 'vitest'
import { companyErrors } from '../company/company.errors'
import { vendorPortalErrors } from './portal/portal.errors'
import {
  findStoreProblem,
  listStoreProblems,
  logoIdOf,
  LONGEST_DESCRIPTION,
} from './vendors.profile.rules'

const SOUND = {
  logo_url: '',
  description: 'Paper and ink.',
  phone: '0213805511',
  email: 'sales@sinar.test',
  website: 'sinar.co.id',
  instagram: '@sinar',
  facebook: '',
  twitter: 'https://x.com/sinar',
  province_id: '31',
  city_id: '3171',
  subdistrict_id: '317101',
  village_id: '3171011001',
  postcode: '10150',
  street: 'Jl. Cideng Timur 48A',
}

/** The address of a store that the provider has just created. */
const NOWHERE = {
  province_id: '',
  city_id: '',
  subdistrict_id: '',
  village_id: '',
  postcode: '',
  street: '',
}
const problemsIn = (given: typeof SOUND) => listStoreProblems(given, NOWHERE)

it('a store that is filled in has nothing wrong with it; links and description may be left out', () => {
  expect(problemsIn(SOUND)).toEqual([])
  const bare = { ...SOUND, description: '', website: '', instagram: '', twitter: '' }
  expect(problemsIn(bare)).toEqual([])
})

it('what is missing is named in the order of the form, of the regions the first', () => {
  const none = Object.fromEntries(Object.keys(SOUND).map((field) => [field, ' ']))
  const found = listStoreProblems({ ...SOUND, ...none }, SOUND)
  expect(found.map(({ field }) => field)).toEqual([
    'phone',
    'email',
    'province_id',
    'postcode',
    'street',
  ])
  expect(found[0]?.text).toBe(vendorPortalErrors.phoneRequired)
})

it.each([
  ['phone', '12'],
  ['email', 'nobody'],
  ['website', 'javascript:alert(1)'],
  ['instagram', 'not an account'],
  ['facebook', '<b>'],
  ['twitter', 'a b'],
  ['postcode', '123'],
] as const)('%s is not %s', (field, text) => {
  expect(problemsIn({ ...SOUND, [field]: text }).map((one) => one.field)).toEqual([field])
  expect(findStoreProblem(field, text)?.text).toBeDefined()
})

it('a description that is too long says by how much', () => {
  const description = 'x'.repeat(LONGEST_DESCRIPTION + 3)
  expect(problemsIn({ ...SOUND, description })).toEqual([
    {
      field: 'description',
      text: vendorPortalErrors.descriptionLong,
      values: { most: LONGEST_DESCRIPTION, over: 3 },
    },
  ])
  expect(findStoreProblem('description', 'x'.repeat(LONGEST_DESCRIPTION))).toBeUndefined()
})

it('an address that is not whole may stay as it was, and is asked for once it is touched', () => {
  const half = { ...NOWHERE, province_id: '31', city_id: '3171', street: 'Jl. Cideng Timur 48A' }
  expect(listStoreProblems({ ...SOUND, ...half, street: `${half.street} ` }, half)).toEqual([])
  const touched = { ...SOUND, ...half, street: 'Jl. Cideng Barat 1' }
  expect(listStoreProblems(touched, half).map(({ field }) => field)).toEqual([
    'subdistrict_id',
    'postcode',
  ])
  expect(listStoreProblems(SOUND, half)).toEqual([])
})

it('an address is asked for in the words of the companies', () => {
  expect(problemsIn({ ...SOUND, city_id: '' })).toEqual([
    { field: 'city_id', text: companyErrors.cityRequired },
  ])
})

it('a logo is an uploaded picture in its large size', () => {
  const id = '0199c0de-0000-7000-8000-000000000001'
  expect(logoIdOf(`/pictures/${id}.webp`)).toBe(id)
  for (const other of [
    '',
    `/pictures/${id}-400.webp`,
    `https://x.test/pictures/${id}.webp`,
    '/pictures/../x.webp',
  ])
    expect(logoIdOf(other)).toBeUndefined()
})
