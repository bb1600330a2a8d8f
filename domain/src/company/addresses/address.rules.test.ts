import { describe, expect, it } from 'vitest'
import { listAddressProblems, type AddressInput } from './address.rules'

const SOUND: AddressInput = {
  name: 'Head Office',
  phone: '',
  province_id: '32',
  city_id: '3273',
  subdistrict_id: '327301',
  village_id: '3273011001',
  postcode: '40154',
  street: 'Jl. Setiabudi 1',
}
const wrongs = (given: Partial<AddressInput>) =>
  listAddressProblems({ ...SOUND, ...given }).map(({ field, text }) => [field, text.en])

describe('an address', () => {
  // proves 1.9.18
  it('is valid with or without a phone, in Indonesia', () => {
    expect(wrongs({})).toEqual([])
    expect(wrongs({ phone: '0812 3456 7890', country_id: 1 })).toEqual([])
  })

  // proves 1.5.10 1.5.13
  it.each([
    ['province_id', 'Province is required'],
    ['city_id', 'City is required'],
    ['subdistrict_id', 'Sub District is required'],
    ['village_id', 'Village is required'],
    ['postcode', 'ZipCode is required'],
    ['street', 'Street is required'],
    ['name', 'Address name is required'],
  ])('without %s names what is missing', (field, text) => {
    expect(wrongs({ [field]: '  ' })).toEqual([[field, text]])
  })

  // proves 1.5.9
  it('names only the first empty region, and everything else', () => {
    const empty = { city_id: '', subdistrict_id: '', village_id: '' }
    expect(wrongs({ ...empty, name: '', postcode: '', street: '' })).toEqual([
      ['name', 'Address name is required'],
      ['city_id', 'City is required'],
      ['postcode', 'ZipCode is required'],
      ['street', 'Street is required'],
    ])
    expect(wrongs({ ...empty, province_id: '' })).toEqual([['province_id', 'Province is required']])
  })

  // proves 1.5.10
  it('outside Indonesia has none of our regions', () => {
    expect(wrongs({ country_id: 2, province_id: '', street: '' })).toEqual([
      ['country_id', 'Country is required'],
      ['street', 'Street is required'],
    ])
  })

  it('has a valid phone number, or none', () => {
    for (const phone of ['12', 'abc', '+62 abc'])
      expect(wrongs({ phone }).map(([field]) => field)).toEqual(['phone'])
    expect(wrongs({ postcode: '123' })).toEqual([['postcode', 'Enter a zip code of five digits']])
  })
})
