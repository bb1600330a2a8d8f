import { z } from 'zod'
import { hasMaxDecimals } from '../../kernel/decimal'
import { kernelTexts } from '../../kernel/kernel.texts'
import { actionsShape } from '../../kernel/shapes'
import { BUYER_RELATION_ACTIONS, VENDOR_RELATION_ACTIONS } from './relations.abilities'
import { DISCOUNT_DECIMALS, LONGEST_TERM_DAYS, MAX_DISCOUNT } from './relations.constants'
import { RELATION_STAGES } from './relations.states'
import { RELATION_STATUSES } from '../vendors.model'

/** A discount or down payment: 0 to 100 percent, at most two decimals (`docs/domain.md` §2). */
export const discountShape = z
  .number()
  .min(0)
  .max(MAX_DISCOUNT)
  .refine((value) => hasMaxDecimals(value, DISCOUNT_DECIMALS), {
    message: kernelTexts.twoDecimals.en,
    params: { text: kernelTexts.twoDecimals },
  })

/** Days. */
export const termDaysShape = z.number().int().min(0).max(LONGEST_TERM_DAYS)

/** Spec 2 §3: `payment_term` (name, value); days. */
const relationTermShape = z.object({ name: z.string(), value: z.number() })
export type RelationTerm = z.output<typeof relationTermShape>

/** A product for which a buyer requests a discount, in the buyer's own words. */
const requestedProductShape = z.object({ product_name: z.string(), discount: z.number() })
export type RequestedProduct = z.output<typeof requestedProductShape>

/** The terms a buyer requested. Percent. */
const requestedTermsShape = z.object({
  initial_discount: z.number().nullable(),
  product: z.array(requestedProductShape),
  payment_term: relationTermShape.nullable(),
  down_payment: z.number().nullable(),
})

/** The events of a relation, with user and time (ISO 8601); empty or null when they have not happened. */
const courseShape = {
  stage: z.enum(RELATION_STAGES),
  requested_at: z.string(),
  requested_by: z.string(),
  answered_at: z.string().nullable(),
  answered_by: z.string(),
  ended_at: z.string().nullable(),
  ended_by: z.string(),
  reason: z.string(),
  version: z.number(),
}

/** A product's special discount as shown to the buyer, in percent. */
const grantedProductShape = z.object({
  product_id: z.string(),
  product_name: z.string(),
  SKU: z.string(),
  discount: z.number(),
})
export type GrantedProduct = z.output<typeof grantedProductShape>

/**
 * Spec 2 §3, Preferred vendor: the granted terms while the relation is Active, otherwise the requested ones.
 */
export const preferredVendorShape = z.object({
  vendor_id: z.string(),
  buyer_id: z.string(),
  initial_discount: z.number().nullable(),
  product: z.array(grantedProductShape),
  /** Total number of entries in `product`; lists contain only the first hundred. */
  product_count: z.number(),
  payment_term: relationTermShape.nullable(),
  down_payment: z.number().nullable(),
  status: z.enum(RELATION_STATUSES),
  legal_name: z.string(),
  company_code: z.string(),
  address: z.string(),
  category: z.string(),
  city: z.string(),
  /** Whether the vendor's products can be searched and ordered. */
  vendor_active: z.boolean(),
  asked: requestedTermsShape,
  ...courseShape,
  actions: actionsShape(BUYER_RELATION_ACTIONS),
})
export type PreferredVendor = z.output<typeof preferredVendorShape>

/** The vendor with a given code, with the initial values of a request. */
export const foundVendorShape = z.object({
  vendor_id: z.string(),
  legal_name: z.string(),
  company_code: z.string(),
  category: z.string(),
  city: z.string(),
  address: z.string(),
  /** The stage of the company's relation with this vendor; null when there has never been one. */
  stage: z.enum(RELATION_STAGES).nullable(),
  /** Spec 2 §9: the initial values of a request. */
  request: z.object({
    initial_discount: z.number().nullable(),
    product: z.array(requestedProductShape),
    payment_term: relationTermShape.nullable(),
    down_payment: z.number().nullable(),
    status: z.enum(RELATION_STATUSES),
  }),
})
export type FoundVendor = z.output<typeof foundVendorShape>

/** A buyer as its vendor sees it. Percent and days. */
export const relatedBuyerShape = z.object({
  /** The buyer's id. */
  _id: z.string(),
  legal_name: z.string(),
  company_code: z.string(),
  category: z.string(),
  city: z.string(),
  asked: requestedTermsShape,
  /** The granted value; for an ended relation the last one. */
  initial_discount: z.number().nullable(),
  payment_term: z.number().nullable(),
  down_payment: z.number().nullable(),
  discounts: z.number(),
  status: z.enum(RELATION_STATUSES),
  ...courseShape,
  actions: actionsShape(VENDOR_RELATION_ACTIONS),
})
export type RelatedBuyer = z.output<typeof relatedBuyerShape>

export const relatedBuyerPageShape = relatedBuyerShape.extend({
  phone: z.string(),
  website: z.string(),
  address: z.string(),
  /** The vendor's default terms, for buyers who requested none. */
  defaults: z.object({
    discount: z.number(),
    payment_term: z.number(),
    down_payment: z.number(),
  }),
})
export type RelatedBuyerPage = z.output<typeof relatedBuyerPageShape>
