import type { addAddress } from '@pasok/domain/company/company.addresses.contract'
import { companyAddressTexts } from '@pasok/domain/company/company.address.screen.texts'
import type { Address } from '@pasok/domain/company/company.model'
import {
  findFieldProblem,
  listDetailProblems,
  PLACE_FIELDS,
} from '@pasok/domain/company/company.rules'
import type { BodyIn } from '@pasok/domain/kernel/contract'
import { NO_PHONE, phoneTextOf, sentPhone, type PhoneText } from '../../ui/phone'
import {
  countryFirst,
  NO_PLACE,
  placeInputOf,
  placeOf,
  type FormField,
  type FormPlace,
} from './company-form'
import { problemsAt, type Problems } from './field-problems'

/** An address as a person fills it in (Spec 1 §5, Address). */
export interface AddressDraft {
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

/** Of the regions the first empty one; a phone may be left out, but not left half typed. */
export function addressProblems({ name, phone, place }: AddressDraft): Problems {
  const sent = sentPhone(phone)
  const wrongPhone = sent === '' ? undefined : findFieldProblem('phone', sent)
  return {
    ...(name.trim() === '' && { name: companyAddressTexts.nameRequired }),
    ...problemsAt(wrongPhone ? [wrongPhone] : []),
    ...problemsAt(countryFirst(listDetailProblems(placeInputOf(place)), place)),
  }
}

export const addressBodyOf = ({ name, phone, place }: AddressDraft): BodyIn<typeof addAddress> => ({
  name,
  phone: sentPhone(phone),
  country_id: Number(place.country_id),
  ...placeInputOf(place),
})
