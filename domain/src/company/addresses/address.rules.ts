import type { Text } from '../../kernel/texts'
import { addressErrors } from './address.texts'
import { DEFAULT_COUNTRY } from '../company.constants'
import { companyErrors } from '../company.errors'
import {
  findFieldProblem,
  isRegion,
  listDetailProblems,
  type DetailField,
  type DetailProblem,
  type PlaceInput,
} from '../company.rules'

/** An address as typed, with API field names (Spec 1 §3, Address). */
export interface AddressInput extends PlaceInput {
  name: string
  /** Optional. */
  phone: string
  /** Indonesia when undefined. */
  country_id?: number | undefined
}

interface AddressProblem {
  field: DetailField | 'country_id'
  text: Text
}

/**
 * Returns the errors of an address (Spec 1 §5, Address); of the regions only the first empty one,
 * and none when the country is missing, because regions cannot be chosen without it.
 */
export function listAddressProblems(address: AddressInput): AddressProblem[] {
  const { name, phone, country_id, ...place } = address
  const isHome = country_id === undefined || country_id === DEFAULT_COUNTRY.id
  const problems: AddressProblem[] = []
  if (name.trim() === '') problems.push({ field: 'name', text: addressErrors.nameRequired })
  const wrongPhone = phone.trim() === '' ? undefined : findFieldProblem('phone', phone)
  if (wrongPhone) problems.push(presentProblem(wrongPhone))
  if (!isHome) problems.push({ field: 'country_id', text: companyErrors.countryRequired })
  const wrongPlace = listDetailProblems(placeOf(place))
  problems.push(...wrongPlace.filter(({ field }) => isHome || !isRegion(field)).map(presentProblem))
  return problems
}

const placeOf = (place: PlaceInput): PlaceInput => ({
  province_id: place.province_id,
  city_id: place.city_id,
  subdistrict_id: place.subdistrict_id,
  village_id: place.village_id,
  postcode: place.postcode,
  street: place.street,
})

const presentProblem = ({ field, error }: DetailProblem): AddressProblem => ({
  field,
  text: companyErrors[error],
})
