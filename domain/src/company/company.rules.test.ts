import { describe, expect, it } from 'vitest'
import {
  DETAIL_FIELDS,
  findFieldProblem,
  findPhone,
  findSocial,
  findWebsite,
  isOnlyMissing,
  isOnlyOfWizard,
  listDetailProblems,
  stripCode,
  type DetailField,
  type DetailInput,
} from './company.rules'

const SOUND: DetailInput = {
  phone: '021 2934 5500',
  whatsapp: '0812-3456-7890',
  category: 'Retail',
  type: 'Koperasi',
  province_id: '32',
  city_id: '3273',
  subdistrict_id: '327301',
  village_id: '3273011001',
  postcode: '40154',
  street: 'Jl. Setiabudi 1',
  name: 'Maju',
  technical_contact: 'Rina',
  website: '',
  instagram: '',
  facebook: '',
  twitter: '',
}
const errorsOf = (given: Partial<DetailInput>) =>
  listDetailProblems(given).map(({ error }) => error)

describe('a phone number', () => {
  it.each([
    ['0812 3456 7890', '+6281234567890'],
    ['(021) 2934-5500', '+622129345500'],
    ['+62 812.3456.7890', '+6281234567890'],
    ['+62 0812 3456 7890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['0062 812 3456 789', '+628123456789'],
    ['+65 6123 4567', '+6561234567'],
  ])('%s is stored as %s', (typed, normalized) => {
    expect(findPhone(typed)).toBe(normalized)
    expect(findPhone(normalized)).toBe(normalized)
  })

  it.each(['', '12', '0812', '+62 abc', '+0812345678', '+1234567890123456', "0812'--", '☎'])(
    '%s is none',
    (typed) => {
      expect(findPhone(typed)).toBeUndefined()
    },
  )
})

describe('links', () => {
  it.each([
    ['maju.co.id', 'https://maju.co.id'],
    ['https://maju.co.id/a?b=c#d', 'https://maju.co.id/a?b=c#d'],
    ['HTTP://Maju.co.id:8080', 'HTTP://Maju.co.id:8080'],
  ])('a website %s is stored as %s', (typed, normalized) => {
    expect(findWebsite(typed)).toBe(normalized)
    expect(findWebsite(normalized)).toBe(normalized)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://maju.co.id/%0aalert(1)',
    'data:text/html,x',
    'ftp://maju.co.id',
    'https://',
    'https://maju',
    'https://maju.co.id/<script>',
    'https://maju.co.id/"onclick',
    'https://user:secret@maju.co.id',
    'maju co id',
    '//maju.co.id',
  ])('%s is neither a website nor an account name', (typed) => {
    expect(findWebsite(typed)).toBeUndefined()
    expect(findSocial(typed)).toBeUndefined()
  })

  it.each(['@maju.id', 'maju_id', 'https://instagram.com/maju', 'maju-jaya'])(
    '%s is an account as it is typed',
    (typed) => {
      expect(findSocial(typed)).toBe(typed)
    },
  )

  it('an account’s address without https:// gets it', () => {
    expect(findSocial('instagram.com/maju')).toBe('https://instagram.com/maju')
  })
})

describe('step 1', () => {
  it('finds nothing wrong with valid details', () => {
    expect(listDetailProblems(SOUND)).toEqual([])
  })

  // proves 1.5.15
  it('names what is missing in the specified order, of the regions only the first', () => {
    const empty = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, ' ']))
    expect(errorsOf(empty)).toEqual([
      'phoneRequired',
      'whatsappRequired',
      'categoryRequired',
      'typeRequired',
      'provinceRequired',
      'postcodeRequired',
      'streetRequired',
      'nameRequired',
      'contactRequired',
    ])
    const regions = ['province_id', 'city_id', 'subdistrict_id', 'village_id'] as const
    const wanted = ['provinceRequired', 'cityRequired', 'districtRequired', 'villageRequired']
    for (const [at, error] of wanted.entries()) {
      const left = Object.fromEntries(regions.slice(at).map((field) => [field, '']))
      expect(errorsOf({ ...SOUND, ...left })).toEqual([error])
    }
  })

  it('checks only what is given', () => {
    expect(listDetailProblems({})).toEqual([])
    expect(listDetailProblems({ street: '', name: 'x' })).toEqual([
      { field: 'street', error: 'streetRequired' },
    ])
  })

  it.each([
    ['phone', 'abc', 'phoneInvalid'],
    ['whatsapp', '12', 'phoneInvalid'],
    ['postcode', '1234', 'postcodeInvalid'],
    ['postcode', '123456', 'postcodeInvalid'],
    ['website', 'javascript:x', 'websiteInvalid'],
    ['twitter', 'data:x', 'socialInvalid'],
  ] as const)('refuses %s %s', (field: DetailField, text, error) => {
    expect(findFieldProblem(field, text)).toEqual({ field, error })
    expect(listDetailProblems({ ...SOUND, [field]: text })).toEqual([{ field, error }])
  })

  it('requires a type, and allows a later missing category', () => {
    const [category, type] = listDetailProblems({ category: '', type: '' })
    if (!category || !type) throw new Error('nothing is missing')
    expect([isOnlyMissing(category), isOnlyMissing(type)]).toEqual([false, true])
    expect([isOnlyOfWizard(category), isOnlyOfWizard(type)]).toEqual([true, true])
  })
})

it("a company's own code has no whitespace", () => {
  expect(stripCode(' A 1\t\nB\u00a02 ')).toBe('A1B2')
})
