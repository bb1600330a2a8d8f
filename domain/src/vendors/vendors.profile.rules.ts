import { readTaxNumber } from '../company/company.document-numbers'
import { companyErrors } from '../company/company.errors'
import {
  findFieldProblem,
  listDetailProblems,
  PLACE_FIELDS,
  type PlaceInput,
} from '../company/company.rules'
import { registrationErrors } from '../identity/identity.errors'
import { isEmail } from '../identity/identity.rules'
import type { Text, Values } from '../kernel/texts'
import { vendorPortalErrors } from './portal/portal.errors'

/** The profile that buyers see, with API field names, in the order of the form. */
export const STORE_FIELDS = [
  'logo_url',
  'description',
  'phone',
  'email',
  'website',
  'instagram',
  'facebook',
  'twitter',
  'tax_number',
  ...PLACE_FIELDS,
] as const
export type StoreField = (typeof STORE_FIELDS)[number]
/** An omitted tax number stays unchanged. */
export type StoreInput = Readonly<Record<Exclude<StoreField, 'tax_number'>, string>> & {
  readonly tax_number?: string | undefined
}

/** Maximum length of the description, in characters. */
export const LONGEST_DESCRIPTION = 2_000

interface StoreProblem {
  field: StoreField
  text: Text
  values?: Values
}

const LINKS = ['website', 'instagram', 'facebook', 'twitter'] as const

function descriptionProblem(text: string): Omit<StoreProblem, 'field'> | undefined {
  const over = text.trim().length - LONGEST_DESCRIPTION
  if (over <= 0) return undefined
  return { text: vendorPortalErrors.descriptionLong, values: { most: LONGEST_DESCRIPTION, over } }
}

function emailProblem(text: string): Text | undefined {
  if (text.trim() === '') return registrationErrors.emailRequired
  return isEmail(text.trim()) ? undefined : registrationErrors.emailInvalid
}

function phoneProblem(text: string): Text | undefined {
  if (text.trim() === '') return vendorPortalErrors.phoneRequired
  const problem = findFieldProblem('phone', text)
  return problem && companyErrors[problem.error]
}

function taxNumberProblem(text: string): Text | undefined {
  const isSound = text.trim() === '' || readTaxNumber(text) !== undefined
  return isSound ? undefined : vendorPortalErrors.taxNumberWrong
}

const CHECKS = { email: emailProblem, phone: phoneProblem, tax_number: taxNumberProblem } as const

/**
 * Returns the error of one field of a store's profile; undefined when it is valid. Regions are
 * checked together.
 */
export function findStoreProblem(
  field: StoreField,
  text: string,
): Omit<StoreProblem, 'field'> | undefined {
  if (field === 'logo_url') return undefined
  if (field === 'description') return descriptionProblem(text)
  if (field === 'email' || field === 'phone' || field === 'tax_number') {
    const problem = CHECKS[field](text)
    return problem && { text: problem }
  }
  const problem = findFieldProblem(field, text)
  return problem && { text: companyErrors[problem.error] }
}

/** Returns whether an address equals the stored one. */
export const isSamePlace = (given: PlaceInput, stored: PlaceInput): boolean =>
  PLACE_FIELDS.every((field) => given[field].trim() === stored[field])

/**
 * Returns the errors of a store's profile, in the order of the form: phone and email are required, links
 * follow the rules for companies (Spec 1 §5). An address must be complete or equal to the stored one,
 * `stored`, so that other changes do not require completing it. Only the first empty region is reported.
 */
export function listStoreProblems(given: StoreInput, stored: PlaceInput): StoreProblem[] {
  const fields = ['description', 'phone', 'email', ...LINKS, 'tax_number'] as const
  const own = fields.flatMap((field): StoreProblem[] => {
    const problem = findStoreProblem(field, given[field] ?? '')
    return problem ? [{ field, ...problem }] : []
  })
  if (isSamePlace(given, stored)) return own
  const place = listDetailProblems(placeIn(given)).flatMap(({ field, error }): StoreProblem[] => {
    const at = PLACE_FIELDS.find((one) => one === field)
    return at ? [{ field: at, text: companyErrors[error] }] : []
  })
  return [...own, ...place]
}

const placeIn = (given: StoreInput): PlaceInput => ({
  province_id: given.province_id,
  city_id: given.city_id,
  subdistrict_id: given.subdistrict_id,
  village_id: given.village_id,
  postcode: given.postcode,
  street: given.street,
})

const LOGO = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/** Returns the id of the uploaded picture in a logo's path; undefined for any other address. */
export const logoIdOf = (url: string): string | undefined => LOGO.exec(url)?.[1]
