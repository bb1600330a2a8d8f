import {
  listAddressProblems,
  type AddressInput,
} from '@pasok/domain/company/addresses/address.rules'
import type { Address } from '@pasok/domain/company/company.model'
import { PLACE_FIELDS } from '@pasok/domain/company/company.rules'
import { NO_PHONE, phoneTextOf, sentPhone, type PhoneText } from '../../ui/phone'
import { NO_PLACE, placeInputOf, placeOf, type FormField, type FormPlace } from './company-form'
import type { Problems } from './field-problems'

/** Input of the address form (Spec 1 §5, Address). */
interface AddressDraft {
  name: string
  phone: PhoneText
  place: FormPlace
}

export const ADDRESS_FIELDS: readonly FormField[] = ['name', 'phone', 'country_id', ...PLACE_FIELDS]

export const NEW_ADDRESS: AddressDraft = { name: '', phone: NO_PHONE, place: NO_PLACE }

export const addressDraftOf = (address: Address): AddressDraft => ({
  name: address.name,
  phone: phoneTextOf(address.phone),
  place: placeOf(address),
})

export const addressBodyOf = ({ name, phone, place }: AddressDraft): AddressInput => ({
  name,
  phone: sentPhone(phone),
  country_id: Number(place.country_id),
  ...placeInputOf(place),
})

export const addressProblems = (draft: AddressDraft): Problems =>
  Object.fromEntries(
    listAddressProblems(addressBodyOf(draft)).map(({ field, text }) => [field, text]),
  )
