import { expect, it } from 'vitest'
import { choose, NO_PLACE, parentOf, postcodeDigits, type Place } from './place'

const setiabudi: Place = {
  country: 'Indonesia',
  country_id: '1',
  province: 'DKI Jakarta',
  province_id: '31',
  city: 'Kota Administrasi Jakarta Selatan',
  city_id: '31.74',
  subdistrict: 'Setiabudi',
  subdistrict_id: '31.74.02',
  village: 'Karet',
  village_id: '31.74.02.1003',
  postcode: '12910',
  street: 'Jl. Jenderal Sudirman Kav. 52',
}

it('a province clears all below it and keeps the street', () => {
  expect(choose(setiabudi, 'province', { id: '32', name: 'Jawa Barat' })).toEqual({
    ...NO_PLACE,
    country: 'Indonesia',
    country_id: '1',
    province: 'Jawa Barat',
    province_id: '32',
    street: setiabudi.street,
  })
})

it('without a country nothing below it is kept', () => {
  expect(choose(setiabudi, 'country', null)).toEqual({ ...NO_PLACE, street: setiabudi.street })
})

it('a sub district clears the village and the zip code, and nothing above it', () => {
  const moved = choose(setiabudi, 'subdistrict', { id: '31.74.01', name: 'Tebet' })
  expect(moved).toEqual({
    ...setiabudi,
    subdistrict: 'Tebet',
    subdistrict_id: '31.74.01',
    village: '',
    village_id: '',
    postcode: '',
  })
})

it('another village clears the zip code alone', () => {
  const moved = choose(setiabudi, 'village', { id: '31.74.02.1001', name: 'Setiabudi' })
  expect(moved).toEqual({
    ...setiabudi,
    village: 'Setiabudi',
    village_id: '31.74.02.1001',
    postcode: '',
  })
})

it('choosing the current value clears nothing', () => {
  expect(choose(setiabudi, 'city', { id: '31.74', name: setiabudi.city })).toBe(setiabudi)
})

it('a choice can be cleared', () => {
  expect(choose(setiabudi, 'city', null)).toMatchObject({
    province_id: '31',
    city_id: '',
    subdistrict_id: '',
    village_id: '',
    postcode: '',
  })
})

it('each level is loaded by the choice above it', () => {
  expect(parentOf(setiabudi, 'province')).toBe('1')
  expect(parentOf(setiabudi, 'city')).toBe('31')
  expect(parentOf(setiabudi, 'subdistrict')).toBe('31.74')
  expect(parentOf(setiabudi, 'village')).toBe('31.74.02')
  expect(parentOf(NO_PLACE, 'city')).toBe('')
})

it.each([
  ['12 910', '12910'],
  ['129101', '12910'],
  ['12a', '12'],
  ['', ''],
])('of "%s" the digits "%s" are kept', (typed, digits) => {
  expect(postcodeDigits(typed)).toBe(digits)
})
