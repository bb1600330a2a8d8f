import { hasAtMostDecimals } from '@pasok/domain/kernel/decimal'
import {
  DISCOUNT_DECIMALS,
  LONGEST_TERM,
  MOST_DISCOUNT,
} from '@pasok/domain/vendors/vendors.relations.constants'
import { writtenNumber } from '../../lib/format'

/** The terms of a relation as they are typed; empty: none. */
export interface TermsDraft {
  discount: string
  term: string
}

/** Percent and days. */
export interface Terms {
  initial_discount: number | null
  payment_term: number | null
}

const PLAIN = /^\d+(?:[.,]\d+)?$/
const numberOf = (text: string) => (PLAIN.test(text) ? Number(text.replace(',', '.')) : Number.NaN)

/** A typed percentage; null when nothing is typed, NaN for what is none. */
export function percentOf(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '')
  if (typed === '') return null
  const value = numberOf(typed)
  const fits = value <= MOST_DISCOUNT && hasAtMostDecimals(value, DISCOUNT_DECIMALS)
  return fits ? value : Number.NaN
}

/** Typed days; null when nothing is typed, NaN for what is none. */
export function daysOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  const value = numberOf(typed)
  return Number.isInteger(value) && value <= LONGEST_TERM ? value : Number.NaN
}

export const draftOfTerms = ({ initial_discount: discount, payment_term: term }: Terms) => ({
  discount: writtenNumber(discount),
  term: writtenNumber(term),
})

export const termsOf = ({ discount, term }: TermsDraft): Terms => ({
  initial_discount: percentOf(discount),
  payment_term: daysOf(term),
})

/** Which of them can't be saved. */
export function problemsOf(draft: TermsDraft): { discount: boolean; term: boolean } {
  const { initial_discount: discount, payment_term: term } = termsOf(draft)
  return { discount: Number.isNaN(discount), term: Number.isNaN(term) }
}
