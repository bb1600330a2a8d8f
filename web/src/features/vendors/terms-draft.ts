import {
  findTermProblem,
  TERM_FIELDS,
  type DefaultTerms,
  type TermField,
} from '@pasok/domain/vendors/vendors.terms.rules'
import type { Text } from '@pasok/domain/kernel/texts'
import { writtenNumber } from '../../lib/format'

/** Terms as they are typed. */
export type TermsDraft = Record<TermField, string>

/** What of some terms is typed; empty where nothing was said yet. */
export const draftOfTerms = (terms: Readonly<Record<TermField, number | null>>): TermsDraft => ({
  default_discount: writtenNumber(terms.default_discount),
  default_down_payment: writtenNumber(terms.default_down_payment),
  default_payment_term: writtenNumber(terms.default_payment_term),
})

const PLAIN = /^-?\d+(?:[.,]\d+)?$/

/** A typed number, its decimals behind a point or a comma; NaN for anything else. */
function numberOf(text: string): number {
  const typed = text.trim()
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** What is sent of a draft; NaN where no number was typed. */
export const termsOf = (draft: TermsDraft): DefaultTerms => ({
  default_discount: numberOf(draft.default_discount),
  default_down_payment: numberOf(draft.default_down_payment),
  default_payment_term: numberOf(draft.default_payment_term),
})

/** What is wrong with what stands in a field; `required` of one that is empty, where that has words. */
export function problemAt(
  field: TermField,
  text: string,
  required?: Readonly<Record<TermField, Text>>,
): Text | undefined {
  if (required && text.trim() === '') return required[field]
  return findTermProblem(field, numberOf(text))
}

/** The first field, in the order of the form, that can't be sent. */
export const firstWrong = (draft: TermsDraft): TermField | undefined =>
  TERM_FIELDS.find((field) => problemAt(field, draft[field]) !== undefined)
