import type { Body } from '../../lib/api'
import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import type { companyErrors } from '@pasok/domain/company/company.errors'
import type { CompanyDetail } from '@pasok/domain/company/company.model'
import {
  isOnlyAsked,
  listDetailProblems,
  type DetailField,
  type DetailInput,
  type PlaceInput,
} from '@pasok/domain/company/company.rules'
import { NO_PHONE, phoneTextOf, sentPhone, type PhoneText } from '../../ui/phone'

const PLACE_KEYS = [
  'country',
  'country_id',
  'province',
  'province_id',
  'city',
  'city_id',
  'subdistrict',
  'subdistrict_id',
  'village',
  'village_id',
  'postcode',
  'street',
] as const

/** The chosen place, ids with the names that they had; empty text where nothing is chosen. */
export type FormPlace = Record<(typeof PLACE_KEYS)[number], string>

/** Step 1 as a person fills it in (Spec 1 §2, Registration wizard). */
export interface CompanyForm {
  name: string
  technical_contact: string
  phone: PhoneText
  whatsapp: PhoneText
  /** The category by its name, as the company keeps it; the type by its id. */
  category: string
  type: string
  place: FormPlace
  website: string
  instagram: string
  facebook: string
  twitter: string
}

export type FormKey = keyof CompanyForm

/** A field of the form by its name on the wire. */
export type FormField = DetailField | 'country_id'

export interface FormProblem {
  field: FormField
  error: keyof typeof companyErrors
}

const EMPTY: CompanyForm = {
  name: '',
  technical_contact: '',
  phone: NO_PHONE,
  whatsapp: NO_PHONE,
  category: '',
  type: '',
  place: {
    country: DEFAULT_COUNTRY.name,
    country_id: String(DEFAULT_COUNTRY.id),
    province: '',
    province_id: '',
    city: '',
    city_id: '',
    subdistrict: '',
    subdistrict_id: '',
    village: '',
    village_id: '',
    postcode: '',
    street: '',
  },
  website: '',
  instagram: '',
  facebook: '',
  twitter: '',
}
export const FORM_KEYS = Object.keys(EMPTY) as readonly FormKey[]

/** Nothing chosen yet, in the country that an address has unless said. */
export const NO_PLACE: FormPlace = EMPTY.place

export const isFormPlace = (value: unknown): value is FormPlace =>
  typeof value === 'object' &&
  value !== null &&
  PLACE_KEYS.every((key) => typeof Reflect.get(value, key) === 'string')

export const placeOf = (detail: Pick<CompanyDetail, keyof FormPlace>): FormPlace => ({
  ...EMPTY.place,
  ...Object.fromEntries(PLACE_KEYS.map((key) => [key, String(detail[key])])),
})

/** What the server has of step 1. */
export function formOf(detail: CompanyDetail): CompanyForm {
  return {
    name: detail.name,
    technical_contact: detail.technical_contact,
    phone: phoneTextOf(detail.phone),
    whatsapp: phoneTextOf(detail.whatsapp),
    category: detail.category,
    type: detail.type,
    place: placeOf(detail),
    website: detail.website,
    instagram: detail.instagram,
    facebook: detail.facebook,
    twitter: detail.twitter,
  }
}

/** What step 1 begins with: the contact is the user who registers, unless they name another. */
export const firstFormOf = (detail: CompanyDetail, fullname: string): CompanyForm => ({
  ...formOf(detail),
  technical_contact: detail.technical_contact || fullname,
})

/** A place by its names on the wire, as the checks read it. */
export const placeInputOf = (place: FormPlace): PlaceInput => ({
  province_id: place.province_id,
  city_id: place.city_id,
  subdistrict_id: place.subdistrict_id,
  village_id: place.village_id,
  postcode: place.postcode,
  street: place.street,
})

/** The form by its names on the wire, as the checks and the server read it. */
const inputOf = ({ phone, whatsapp, place, ...texts }: CompanyForm): DetailInput => ({
  ...texts,
  phone: sentPhone(phone),
  whatsapp: sentPhone(whatsapp),
  ...placeInputOf(place),
})

/**
 * What is wrong, in the order of Spec 1 §5. Without a country nothing below it could be chosen, so
 * it is the one that is flagged.
 */
export const problemsOf = (form: CompanyForm): FormProblem[] =>
  countryFirst(listDetailProblems(inputOf(form)), form.place)

/** Of a place without a country the country is what is missing. */
export function countryFirst(
  problems: readonly FormProblem[],
  place: Pick<FormPlace, 'country_id'>,
): FormProblem[] {
  if (place.country_id !== '') return [...problems]
  return problems.map((problem) =>
    problem.field === 'province_id' ? { field: 'country_id', error: 'countryRequired' } : problem,
  )
}

/** Nothing is wrong but what is asked about: a missing type (Spec 1 §5). */
export const isSound = (problems: readonly FormProblem[]): boolean =>
  problems.every(({ error }) => error === 'typeRequired')

/** The server has all of step 1: step 2 may be opened. */
export const isStepOneDone = (detail: CompanyDetail): boolean =>
  listDetailProblems(inputOf(formOf(detail))).every(isOnlyAsked)

export const bodyOf = (form: CompanyForm): Body<'updateCompany'> => ({
  ...inputOf(form),
  country_id: Number(form.place.country_id),
})

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What of the typed values is not in the form that was sent. */
export function typedSince(typed: Partial<CompanyForm>, sent: CompanyForm): Partial<CompanyForm> {
  return Object.fromEntries(
    FORM_KEYS.filter((key) => typed[key] !== undefined && !same(typed[key], sent[key])).map(
      (key) => [key, typed[key]],
    ),
  )
}
