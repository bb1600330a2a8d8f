import type { ComponentType } from 'react'
import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import type { FormPlace } from './company-form'
import { FIELD_ID, type FieldState } from './field-problems'
import type { PlaceField, PlaceFieldsProps } from './wizard-pieces'

const COUNTRIES = [{ id: String(DEFAULT_COUNTRY.id), name: DEFAULT_COUNTRY.name }]
const PLACE: readonly PlaceField[] = [
  'country_id',
  'province_id',
  'city_id',
  'subdistrict_id',
  'village_id',
  'postcode',
  'street',
]
/** Maximum of the endpoint's contract. */
const LONGEST_STREET = 500

interface AddressFieldsProps {
  /** A component of another feature, passed in by the screen. */
  PlaceFields: ComponentType<PlaceFieldsProps>
  place: FormPlace
  state: Pick<FieldState, 'errorAt'>
  onChange: (place: FormPlace, field: PlaceField) => void
}

/** Address fields from the country down to the street, with their errors. */
export function AddressFields({ PlaceFields, place, state, onChange }: AddressFieldsProps) {
  const problems = Object.fromEntries(
    PLACE.flatMap((field) => {
      const error = state.errorAt(field)
      return error === undefined ? [] : [[field, error]]
    }),
  )
  return (
    <PlaceFields
      idPrefix={FIELD_ID}
      countries={COUNTRIES}
      place={place}
      problems={problems}
      longestStreet={LONGEST_STREET}
      onChange={onChange}
    />
  )
}
