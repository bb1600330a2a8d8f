import type { Body } from '../../lib/api'
import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import type { companyErrors } from '@pasok/domain/company/company.errors'
import type { CompanyDetail } from '@pasok/domain/company/company.model'
import {
  isOnlyMissing,
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

/** The selected place as ids with names; empty strings where nothing is selected. */
export type FormPlace = Record<(typeof PLACE_KEYS)[number], string>

/** Input of step 1 (Spec 1 §2, Registration wizard). */
export interface CompanyForm {
  name: string
  technical_contact: string
  phone: PhoneText
  whatsapp: PhoneText
  /** The category's name, as stored with the company; the type's id. */
  category: string
  type: string
  place: FormPlace
  website: string
  instagram: string
  facebook: string
  twitter: string
}

export type FormKey = keyof CompanyForm

/** A field of the form by its API name. */
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

/** An empty place in the default country. */
export const NO_PLACE: FormPlace = EMPTY.place

export const isFormPlace = (value: unknown): value is FormPlace =>
  typeof value === 'object' &&
  value !== null &&
  PLACE_KEYS.every((key) => typeof Reflect.get(value, key) === 'string')

export const placeOf = (detail: Pick<CompanyDetail, keyof FormPlace>): FormPlace => ({
  ...EMPTY.place,
  ...Object.fromEntries(PLACE_KEYS.map((key) => [key, String(detail[key])])),
})

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

/** Returns the initial values of step 1: the contact defaults to the registering user. */
export const firstFormOf = (detail: CompanyDetail, fullname: string): CompanyForm => ({
  ...formOf(detail),
  technical_contact: detail.technical_contact || fullname,
})

/** Returns the place by its API names. */
export const placeInputOf = (place: FormPlace): PlaceInput => ({
  province_id: place.province_id,
  city_id: place.city_id,
  subdistrict_id: place.subdistrict_id,
  village_id: place.village_id,
  postcode: place.postcode,
  street: place.street,
})

/** Returns the form by its API names, for validation and saving. */
const inputOf = ({ phone, whatsapp, place, ...texts }: CompanyForm): DetailInput => ({
  ...texts,
  phone: sentPhone(phone),
  whatsapp: sentPhone(whatsapp),
  ...placeInputOf(place),
})

/**
 * Returns the errors in the order of Spec 1 §5. Without a country nothing else can be selected, so only the
 * country is reported.
 */
export const problemsOf = (form: CompanyForm): FormProblem[] =>
  countryFirst(listDetailProblems(inputOf(form)), form.place)

/** Replaces the errors of a place without a country by a single one for the country. */
export function countryFirst(
  problems: readonly FormProblem[],
  place: Pick<FormPlace, 'country_id'>,
): FormProblem[] {
  if (place.country_id !== '') return [...problems]
  return problems.map((problem) =>
    problem.field === 'province_id' ? { field: 'country_id', error: 'countryRequired' } : problem,
  )
}

/** Returns true when the only error is a missing type, which the user may confirm (Spec 1 §5). */
export const isSound = (problems: readonly FormProblem[]): boolean =>
  problems.every(({ error }) => error === 'typeRequired')

/** Returns true when step 1 is completely saved: step 2 may be opened. */
export const isStepOneDone = (detail: CompanyDetail): boolean =>
  listDetailProblems(inputOf(formOf(detail))).every(isOnlyMissing)

export const bodyOf = (form: CompanyForm): Body<'updateCompany'> => ({
  ...inputOf(form),
  country_id: Number(form.place.country_id),
})

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the input that differs from the values sent. */
export function typedSince(typed: Partial<CompanyForm>, sent: CompanyForm): Partial<CompanyForm> {
  return Object.fromEntries(
    FORM_KEYS.filter((key) => typed[key] !== undefined && !same(typed[key], sent[key])).map(
      (key) => [key, typed[key]],
    ),
  )
}
