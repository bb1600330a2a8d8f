import { hasMaxDecimals } from '../kernel/decimal'
import type { Text } from '../kernel/texts'
import { vendorPortalErrors } from './portal/portal.errors'

/** A vendor's default terms, with API field names. */
export const TERM_FIELDS = [
  'default_discount',
  'default_down_payment',
  'default_payment_term',
] as const
export type TermField = (typeof TERM_FIELDS)[number]
/** Percent, percent and days. */
export type DefaultTerms = Readonly<Record<TermField, number>>

interface TermLimits {
  min: number
  max: number
  decimals: number
  wrong: Text
}

const PERCENT = { min: 0, max: 100, decimals: 2, wrong: vendorPortalErrors.percentInvalid } as const

/** The smallest and largest values; percent, percent and days. */
export const TERM_LIMITS: Readonly<Record<TermField, TermLimits>> = {
  default_discount: PERCENT,
  default_down_payment: PERCENT,
  default_payment_term: { min: 0, max: 365, decimals: 0, wrong: vendorPortalErrors.daysInvalid },
}

/** Returns the error of one of a vendor's default terms, in percent or days; undefined when it is valid. */
export function findTermProblem(field: TermField, value: number): Text | undefined {
  const { min, max, decimals, wrong } = TERM_LIMITS[field]
  const fits =
    Number.isFinite(value) && value >= min && value <= max && hasMaxDecimals(value, decimals)
  return fits ? undefined : wrong
}

/** Returns the errors of a vendor's default terms, in the order of the form; empty when all are valid. */
export function listTermProblems(terms: DefaultTerms): { field: TermField; text: Text }[] {
  return TERM_FIELDS.flatMap((field) => {
    const text = findTermProblem(field, terms[field])
    return text ? [{ field, text }] : []
  })
}
