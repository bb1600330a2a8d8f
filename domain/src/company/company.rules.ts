import type { companyErrors } from './company.errors'

/** The text fields of a company's details, by API name. */
export const DETAIL_FIELDS = [
  'phone',
  'whatsapp',
  'category',
  'type',
  'province_id',
  'city_id',
  'subdistrict_id',
  'village_id',
  'postcode',
  'street',
  'name',
  'technical_contact',
  'website',
  'instagram',
  'facebook',
  'twitter',
] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]
export type DetailInput = Readonly<Record<DetailField, string>>

/** An error of a field, by the key of its text in `companyErrors`. */
export interface DetailProblem {
  field: DetailField
  error: keyof typeof companyErrors
}

/** The regions of an address, from the largest to the smallest. */
export const PLACE_FIELDS = [
  'province_id',
  'city_id',
  'subdistrict_id',
  'village_id',
  'postcode',
  'street',
] as const satisfies readonly DetailField[]
export type PlaceInput = Pick<DetailInput, (typeof PLACE_FIELDS)[number]>

/**
 * Returns a phone number in E.164 as stored; undefined when it is invalid. `0812 3456 7890` and
 * `62812…` are Indonesian numbers.
 */
export function findPhone(text: string): string | undefined {
  const dialled = text.replace(/[\s().\-/]/g, '')
  const international = dialled.replace(/^00/, '+').replace(/^(?=62\d{8})/, '+')
  const number = international.replace(/^0/, '+62').replace(/^\+620/, '+62')
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"`\\]*)?$/i
const LINK = new RegExp(`^https?://${DOMAIN.source.slice(1)}`, 'i')
const ACCOUNT = /^@?[\w.-]{1,50}$/

/** Returns a web address as stored, with https:// added when it has no scheme; undefined when it is invalid. */
export function findWebsite(text: string): string | undefined {
  if (LINK.test(text)) return text
  return DOMAIN.test(text) ? `https://${text}` : undefined
}

/** Returns an account name or profile link as stored; undefined for anything else, to exclude scripts. */
export function findSocial(text: string): string | undefined {
  return LINK.test(text) || ACCOUNT.test(text) ? text : findWebsite(text)
}

/** Removes whitespace from a company's own internal code (Spec 1 §5, Company detail edit). */
export const stripCode = (text: string): string => text.replace(/\s+/g, '')

type ErrorKey = keyof typeof companyErrors

interface FieldRule {
  /** The error for an empty field; undefined when it may be empty. */
  required?: ErrorKey
  fits?: (text: string) => boolean
  wrong?: ErrorKey
}

const isPhone = (text: string) => findPhone(text) !== undefined
const social: FieldRule = {
  fits: (text) => findSocial(text) !== undefined,
  wrong: 'socialInvalid',
}

const RULES: Readonly<Record<DetailField, FieldRule>> = {
  phone: { required: 'phoneRequired', fits: isPhone, wrong: 'phoneInvalid' },
  whatsapp: { required: 'whatsappRequired', fits: isPhone, wrong: 'phoneInvalid' },
  category: { required: 'categoryRequired' },
  type: { required: 'typeRequired' },
  province_id: { required: 'provinceRequired' },
  city_id: { required: 'cityRequired' },
  subdistrict_id: { required: 'districtRequired' },
  village_id: { required: 'villageRequired' },
  postcode: {
    required: 'postcodeRequired',
    fits: (text) => /^\d{5}$/.test(text),
    wrong: 'postcodeInvalid',
  },
  street: { required: 'streetRequired' },
  name: { required: 'nameRequired' },
  technical_contact: { required: 'contactRequired' },
  website: { fits: (text) => findWebsite(text) !== undefined, wrong: 'websiteInvalid' },
  instagram: social,
  facebook: social,
  twitter: social,
}

const REGIONS: ReadonlySet<DetailField> = new Set([
  'province_id',
  'city_id',
  'subdistrict_id',
  'village_id',
])

/** Returns whether a field is a region that is chosen from the list of the region above it. */
export const isRegion = (field: DetailField): boolean => REGIONS.has(field)

/** Returns the error of one field, for validation on blur; undefined when it is valid. */
export function findFieldProblem(field: DetailField, text: string): DetailProblem | undefined {
  const { required, fits, wrong } = RULES[field]
  const trimmed = text.trim()
  if (trimmed === '') return required && { field, error: required }
  return fits && wrong && !fits(trimmed) ? { field, error: wrong } : undefined
}

/**
 * Returns the errors of the given fields, in the order of Spec 1 §5, Company step 1. Only the first
 * empty region is reported (Spec 1 §5, Address).
 */
export function listDetailProblems(given: Partial<DetailInput>): DetailProblem[] {
  let hasEmptyRegion = false
  return DETAIL_FIELDS.flatMap((field) => {
    const text = given[field]
    const problem = text === undefined ? undefined : findFieldProblem(field, text)
    if (!problem) return []
    if (!isRegion(field)) return [problem]
    if (hasEmptyRegion) return []
    hasEmptyRegion = true
    return [problem]
  })
}

/**
 * Returns whether the error only needs confirmation: a user may continue without a company type
 * (Spec 1 §5, the warning of step 1).
 */
export const isOnlyMissing = ({ error }: DetailProblem): boolean => error === 'typeRequired'

/**
 * Returns whether the error applies only in the wizard; later a category may be left out (Spec 1
 * §5, Company detail edit).
 */
export const isOnlyOfWizard = ({ error }: DetailProblem): boolean =>
  error === 'categoryRequired' || error === 'typeRequired'
