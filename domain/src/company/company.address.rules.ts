import type { Text } from '../kernel/texts'
import { addressErrors } from './company.address.texts'
import { DEFAULT_COUNTRY } from './company.constants'
import { companyErrors } from './company.errors'
import {
  findFieldProblem,
  isRegion,
  listDetailProblems,
  type DetailField,
  type DetailProblem,
  type PlaceInput,
} from './company.rules'

/** An address as it is typed, by its names on the wire (Spec 1 §3, Address). */
export interface AddressInput extends PlaceInput {
  name: string
  /** May be left out. */
  phone: string
  /** The default one when it isn't said. */
  country_id?: number | undefined
}

/** What is wrong with a field of an address. */
interface AddressProblem {
  field: DetailField | 'country_id'
  text: Text
}

/**
 * What is wrong with an address (Spec 1 §5, Address): of its regions the first empty one alone, and
 * none of them where the country is missing, as they couldn't be chosen.
 */
export function listAddressProblems(address: AddressInput): AddressProblem[] {
  const { name, phone, country_id, ...place } = address
  const isHome = country_id === undefined || country_id === DEFAULT_COUNTRY.id
  const problems: AddressProblem[] = []
  if (name.trim() === '') problems.push({ field: 'name', text: addressErrors.nameRequired })
  const wrongPhone = phone.trim() === '' ? undefined : findFieldProblem('phone', phone)
  if (wrongPhone) problems.push(sayProblem(wrongPhone))
  if (!isHome) problems.push({ field: 'country_id', text: companyErrors.countryRequired })
  const wrongPlace = listDetailProblems(placeOf(place))
  problems.push(...wrongPlace.filter(({ field }) => isHome || !isRegion(field)).map(sayProblem))
  return problems
}

/** Of all that was sent, the place alone. */
const placeOf = (place: PlaceInput): PlaceInput => ({
  province_id: place.province_id,
  city_id: place.city_id,
  subdistrict_id: place.subdistrict_id,
  village_id: place.village_id,
  postcode: place.postcode,
  street: place.street,
})

const sayProblem = ({ field, error }: DetailProblem): AddressProblem => ({
  field,
  text: companyErrors[error],
})
