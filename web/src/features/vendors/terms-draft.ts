import {
  findTermProblem,
  TERM_FIELDS,
  type DefaultTerms,
  type TermField,
} from '@pasok/domain/vendors/vendors.terms.rules'
import type { Text } from '@pasok/domain/kernel/texts'
import { writtenNumber } from '../../lib/format'

export type OwnTermsDraft = Record<TermField, string>

/** Returns terms as text for the form; empty where undefined so far. */
export const draftOfTerms = (terms: Readonly<Record<TermField, number | null>>): OwnTermsDraft => ({
  default_discount: writtenNumber(terms.default_discount),
  default_down_payment: writtenNumber(terms.default_down_payment),
  default_payment_term: writtenNumber(terms.default_payment_term),
})

const PLAIN = /^-?\d+(?:[.,]\d+)?$/

/** Parses a number with a decimal point or comma; NaN if invalid. */
function numberOf(text: string): number {
  const typed = text.trim()
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** Returns the terms to send; NaN where the input is not a number. */
export const termsOf = (draft: OwnTermsDraft): DefaultTerms => ({
  default_discount: numberOf(draft.default_discount),
  default_down_payment: numberOf(draft.default_down_payment),
  default_payment_term: numberOf(draft.default_payment_term),
})

/** Returns the error of a field; `required` is the error of an empty field, if given. */
export function problemAt(
  field: TermField,
  text: string,
  required?: Readonly<Record<TermField, Text>>,
): Text | undefined {
  if (required && text.trim() === '') return required[field]
  return findTermProblem(field, numberOf(text))
}

/** Returns the first invalid field in the order of the form. */
export const firstWrong = (draft: OwnTermsDraft): TermField | undefined =>
  TERM_FIELDS.find((field) => problemAt(field, draft[field]) !== undefined)
