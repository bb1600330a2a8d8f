import type { companyErrors } from './company.errors'

/** The texts of a company's detail, by their names on the wire. */
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

/** What is wrong with a field, by the key of its text in `companyErrors`. */
export interface DetailProblem {
  field: DetailField
  error: keyof typeof companyErrors
}

/** The fields of a place, from the widest to the narrowest. */
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
 * A phone number as it is kept, in E.164: `0812 3456 7890` and `62812…` are Indonesian numbers.
 * Nothing for what can't be one.
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

/** A web address as it is kept, with https:// when nothing stands before it; nothing for no address. */
export function findWebsite(text: string): string | undefined {
  if (LINK.test(text)) return text
  return DOMAIN.test(text) ? `https://${text}` : undefined
}

/** An account name or a link to it, as it is kept; nothing for anything else, scripts above all. */
export function findSocial(text: string): string | undefined {
  return LINK.test(text) || ACCOUNT.test(text) ? text : findWebsite(text)
}

/** A company's own code for itself has no whitespace (Spec 1 §5, Company detail edit). */
export const stripCode = (text: string): string => text.replace(/\s+/g, '')

type ErrorKey = keyof typeof companyErrors

interface FieldRule {
  /** Said when it is empty; without one it may be. */
  required?: ErrorKey
  fits?: (text: string) => boolean
  /** Said when it doesn't fit. */
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

/** Of a place: what is chosen from a list that lies in the one before. */
export const isRegion = (field: DetailField): boolean => REGIONS.has(field)

/** What is wrong with one field, if anything is: the check that a screen makes on blur. */
export function findFieldProblem(field: DetailField, text: string): DetailProblem | undefined {
  const { required, fits, wrong } = RULES[field]
  const kept = text.trim()
  if (kept === '') return required && { field, error: required }
  return fits && wrong && !fits(kept) ? { field, error: wrong } : undefined
}

/**
 * What is wrong with the fields that are given, in the order of Spec 1 §5, Company step 1. Of the
 * regions only the first empty one is named (Spec 1 §5, Address).
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
 * A missing company type is asked about and not refused: the person may go on without one (Spec 1
 * §5, the warning of step 1).
 */
export const isOnlyAsked = ({ error }: DetailProblem): boolean => error === 'typeRequired'

/** A category may be left out once the wizard is done (Spec 1 §5, Company detail edit). */
export const isOnlyOfWizard = ({ error }: DetailProblem): boolean =>
  error === 'categoryRequired' || error === 'typeRequired'
