import { hasMaxDecimals } from '@pasok/domain/kernel/decimal'
import {
  DISCOUNT_DECIMALS,
  LONGEST_TERM_DAYS,
  MAX_DISCOUNT,
} from '@pasok/domain/vendors/relations/relations.constants'
import { writtenNumber } from '../../lib/format'

/** Terms of a relation as typed; empty for none. */
export interface RelationTermsDraft {
  discount: string
  term: string
  down: string
}
export type TermsField = keyof RelationTermsDraft
/** In the order of the form. */
export const TERMS_FIELDS: readonly TermsField[] = ['discount', 'term', 'down']

/** Percent, days, percent. */
export interface Terms {
  initial_discount: number | null
  payment_term: number | null
  down_payment: number | null
}

const PLAIN = /^\d+(?:[.,]\d+)?$/
const numberOf = (text: string) => (PLAIN.test(text) ? Number(text.replace(',', '.')) : Number.NaN)

/** Parses a percentage; null if empty, NaN if invalid. */
export function percentOf(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '')
  if (typed === '') return null
  const value = numberOf(typed)
  const fits = value <= MAX_DISCOUNT && hasMaxDecimals(value, DISCOUNT_DECIMALS)
  return fits ? value : Number.NaN
}

/** Parses a number of days; null if empty, NaN if invalid. */
export function daysOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  const value = numberOf(typed)
  return Number.isInteger(value) && value <= LONGEST_TERM_DAYS ? value : Number.NaN
}

export const draftOfTerms = (terms: Terms): RelationTermsDraft => ({
  discount: writtenNumber(terms.initial_discount),
  term: writtenNumber(terms.payment_term),
  down: writtenNumber(terms.down_payment),
})

export const termsOf = ({ discount, term, down }: RelationTermsDraft): Terms => ({
  initial_discount: percentOf(discount),
  payment_term: daysOf(term),
  down_payment: percentOf(down),
})

/** Returns the invalid fields in the order of the form. */
export function problemsOf({ discount, term, down }: RelationTermsDraft): TermsField[] {
  const read = { discount: percentOf(discount), term: daysOf(term), down: percentOf(down) }
  return TERMS_FIELDS.filter((field) => Number.isNaN(read[field]))
}
