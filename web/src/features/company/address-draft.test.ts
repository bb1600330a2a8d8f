import { expect, it } from 'vitest'
import type { Address } from '@pasok/domain/company/company.model'
import { addressBodyOf, addressDraftOf, addressProblems, NEW_ADDRESS } from './address-draft'
import { savedCompany } from './company.fixture'

const { _id, technical_contact: _name, ...rest } = savedCompany
const saved: Address = {
  ...rest,
  _id: 'address-1',
  buyer_id: _id,
  name: 'Kantor Pusat',
  is_default: true,
  actions: { edit: true, 'make-default': false, remove: false },
}
const draft = addressDraftOf(saved)
const wrong = (changed: Partial<typeof draft>) =>
  Object.entries(addressProblems({ ...draft, ...changed })).map(([field, text]) =>
    typeof text === 'object' ? `${field}: ${text.en}` : field,
  )

it('a saved address is sent unchanged', () => {
  expect(addressBodyOf(draft)).toEqual({
    name: 'Kantor Pusat',
    phone: '+622129345500',
    country_id: 1,
    province_id: '31',
    city_id: '31.74',
    subdistrict_id: '31.74.02',
    village_id: '31.74.02.1003',
    postcode: '12910',
    street: 'Jl. Jenderal Sudirman Kav. 52',
  })
  expect(addressProblems(draft)).toEqual({})
})

it('an empty form shows the specified messages, only the first of the regions', () => {
  const texts = Object.values(addressProblems(NEW_ADDRESS)).map((text) =>
    typeof text === 'object' ? text.en : text,
  )
  expect(texts).toEqual([
    'Address name is required',
    'Province is required',
    'ZipCode is required',
    'Street is required',
  ])
})

it('the next empty region is reported once the one above it is chosen', () => {
  const below = (place: Partial<typeof draft.place>) =>
    wrong({ place: { ...draft.place, ...place } })
  expect(below({ city_id: '', village_id: '' })).toEqual(['city_id: City is required'])
  expect(below({ subdistrict_id: '' })).toEqual(['subdistrict_id: Sub District is required'])
  expect(below({ village_id: '' })).toEqual(['village_id: Village is required'])
  expect(below({ country_id: '', province_id: '' })).toEqual(['country_id: Country is required'])
})

it('a phone number is optional, but not incomplete', () => {
  expect(wrong({ phone: { country: 'ID', text: '' } })).toEqual([])
  expect(wrong({ phone: { country: 'ID', text: '12' } })).toHaveLength(1)
})
