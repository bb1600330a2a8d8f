import type { OwnVendor } from '@pasok/domain/vendors/vendors.desk.model'
import type { DefaultTerms, TermField } from '@pasok/domain/vendors/vendors.terms.rules'

/** The default terms as they are typed. */
export interface TermsDraft extends Record<TermField, string> {
  /** Buyers pay to the vendor's own account. */
  direct_payment: boolean
}

export const draftOf = (vendor: OwnVendor): TermsDraft => ({
  default_discount: String(vendor.default_discount),
  default_down_payment: String(vendor.default_down_payment),
  default_payment_term: String(vendor.default_payment_term),
  direct_payment: vendor.direct_payment,
})

const PLAIN = /^-?\d+(?:[.,]\d+)?$/

/** A typed number, its decimals behind a point or a comma; NaN for anything else. */
export function numberOf(text: string): number {
  const typed = text.trim()
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** What is sent of a draft; NaN where no number was typed. */
export const termsOf = (draft: TermsDraft): DefaultTerms => ({
  default_discount: numberOf(draft.default_discount),
  default_down_payment: numberOf(draft.default_down_payment),
  default_payment_term: numberOf(draft.default_payment_term),
})
