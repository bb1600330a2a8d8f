import type { DeliveryProvince } from '@pasok/domain/catalog/portal/portal.model'
import { expect, it } from 'vitest'
import {
  areaDraftOf,
  chooseAll,
  chooseCity,
  chooseProvince,
  chosenIn,
  chosenInAll,
  placesOf,
} from './portal-area-draft'

const BALI: DeliveryProvince = {
  _id: '51',
  name: 'Bali',
  cities: [
    { _id: '5101', name: 'Jembrana' },
    { _id: '5171', name: 'Denpasar' },
  ],
}
const BANTEN: DeliveryProvince = {
  _id: '36',
  name: 'Banten',
  cities: [
    { _id: '3601', name: 'Pandeglang' },
    { _id: '3602', name: 'Lebak' },
    { _id: '3671', name: 'Tangerang' },
  ],
}
const ALL = [BANTEN, BALI]
const NONE = areaDraftOf()

it('all cities of a province are the province as a whole', () => {
  const one = chooseCity(NONE, BALI, '5101', true)
  expect(one).toMatchObject({ province_ids: [], city_ids: ['5101'] })
  expect(chooseCity(one, BALI, '5171', true)).toMatchObject({ province_ids: ['51'], city_ids: [] })
})

it('a city taken out of a whole province leaves all others', () => {
  const whole = chooseProvince(NONE, BANTEN, true)
  expect(whole).toMatchObject({ province_ids: ['36'], city_ids: [] })
  const some = chooseCity(whole, BANTEN, '3602', false)
  expect(some).toMatchObject({ province_ids: [], city_ids: ['3601', '3671'] })
  expect(chosenIn(some, BANTEN)).toBe(2)
  expect(chooseProvince(some, BANTEN, false)).toMatchObject({ province_ids: [], city_ids: [] })
})

it('the selection in other provinces stays', () => {
  const bali = chooseCity(NONE, BALI, '5171', true)
  const both = chooseProvince(bali, BANTEN, true)
  expect(both).toMatchObject({ province_ids: ['36'], city_ids: ['5171'] })
  expect(chosenInAll(both, ALL)).toBe(4)
  expect(placesOf(both, ALL)).toEqual(['Banten', 'Denpasar'])
})

it('a selection does not depend on the order of clicks', () => {
  const one = chooseCity(chooseCity(NONE, BANTEN, '3671', true), BANTEN, '3601', true)
  const other = chooseCity(chooseCity(NONE, BANTEN, '3601', true), BANTEN, '3671', true)
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
})

it('a province whose cities were all chosen is shown by its name', () => {
  const cities = { ...NONE, city_ids: ['5101', '5171', '3601'] }
  expect(placesOf(cities, ALL)).toEqual(['Bali', 'Pandeglang'])
})

it('everywhere, and nowhere', () => {
  const everywhere = chooseAll(chooseCity(NONE, BALI, '5101', true), ALL, true)
  expect(everywhere).toMatchObject({ province_ids: ['36', '51'], city_ids: [] })
  expect(chosenInAll(everywhere, ALL)).toBe(5)
  expect(chooseAll(everywhere, ALL, false)).toMatchObject({ province_ids: [], city_ids: [] })
})
