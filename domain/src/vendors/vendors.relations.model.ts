import { z } from 'zod'
import { hasAtMostDecimals } from '../kernel/decimal'
import { kernelTexts } from '../kernel/kernel.texts'
import { actionsShape } from '../kernel/shapes'
import { BUYER_RELATION_ACTIONS, VENDOR_RELATION_ACTIONS } from './vendors.relations.abilities'
import { DISCOUNT_DECIMALS, LONGEST_TERM, MOST_DISCOUNT } from './vendors.relations.constants'
import { RELATION_STAGES } from './vendors.relations.states'
import { RELATION_STATUSES } from './vendors.model'

/** Percent, 0 to 100, at most two decimals (`docs/domain.md` §2); of discounts and down payments. */
export const discountShape = z
  .number()
  .min(0)
  .max(MOST_DISCOUNT)
  .refine((value) => hasAtMostDecimals(value, DISCOUNT_DECIMALS), {
    message: kernelTexts.twoDecimals.en,
    params: { text: kernelTexts.twoDecimals },
  })

/** Days. */
export const termDaysShape = z.number().int().min(0).max(LONGEST_TERM)

/** Spec 2 §3: `payment_term` (name, value); days. */
const relationTermShape = z.object({ name: z.string(), value: z.number() })
export type RelationTerm = z.output<typeof relationTermShape>

/** A product that a buyer would like cheaper, in its own words. */
const askedProductShape = z.object({ product_name: z.string(), discount: z.number() })
export type AskedProduct = z.output<typeof askedProductShape>

/** What a buyer asked for. Percent. */
const askedShape = z.object({
  initial_discount: z.number().nullable(),
  product: z.array(askedProductShape),
  payment_term: relationTermShape.nullable(),
  down_payment: z.number().nullable(),
})

/** What became of a relation, by whom, when (ISO 8601); empty and null: not yet. */
const courseShape = {
  stage: z.enum(RELATION_STAGES),
  requested_at: z.string(),
  requested_by: z.string(),
  answered_at: z.string().nullable(),
  answered_by: z.string(),
  ended_at: z.string().nullable(),
  ended_by: z.string(),
  /** Why it was declined, or ended by the vendor. */
  reason: z.string(),
  version: z.number(),
}

/** A product's special discount as the buyer reads it, in percent. */
const grantedProductShape = z.object({
  product_id: z.string(),
  product_name: z.string(),
  SKU: z.string(),
  discount: z.number(),
})
export type GrantedProduct = z.output<typeof grantedProductShape>

/** Spec 2 §3, Preferred vendor: what is granted while it is Active, else what was asked for. */
export const preferredVendorShape = z.object({
  vendor_id: z.string(),
  buyer_id: z.string(),
  initial_discount: z.number().nullable(),
  product: z.array(grantedProductShape),
  /** Of `product` in all: a list has the first hundred of each. */
  product_count: z.number(),
  payment_term: relationTermShape.nullable(),
  down_payment: z.number().nullable(),
  status: z.enum(RELATION_STATUSES),
  legal_name: z.string(),
  company_code: z.string(),
  address: z.string(),
  category: z.string(),
  city: z.string(),
  /** What it offers can be found and ordered. */
  vendor_active: z.boolean(),
  asked: askedShape,
  ...courseShape,
  actions: actionsShape(BUYER_RELATION_ACTIONS),
})
export type PreferredVendor = z.output<typeof preferredVendorShape>

/** A vendor found by its code, with what a request for it begins with. */
export const foundVendorShape = z.object({
  vendor_id: z.string(),
  legal_name: z.string(),
  company_code: z.string(),
  category: z.string(),
  city: z.string(),
  address: z.string(),
  /** Where the company's own relation with it stands; null: there never was one. */
  stage: z.enum(RELATION_STAGES).nullable(),
  /** Spec 2 §9. */
  request: z.object({
    initial_discount: z.number().nullable(),
    product: z.array(askedProductShape),
    payment_term: relationTermShape.nullable(),
    down_payment: z.number().nullable(),
    status: z.enum(RELATION_STATUSES),
  }),
})
export type FoundVendor = z.output<typeof foundVendorShape>

/** A buying company as its vendor sees it. Percent and days. */
export const relatedBuyerShape = z.object({
  /** The buying company's. */
  _id: z.string(),
  legal_name: z.string(),
  company_code: z.string(),
  category: z.string(),
  city: z.string(),
  asked: askedShape,
  /** Granted; of an ended relation what was granted last. */
  initial_discount: z.number().nullable(),
  payment_term: z.number().nullable(),
  down_payment: z.number().nullable(),
  /** How many products have a special discount. */
  discounts: z.number(),
  status: z.enum(RELATION_STATUSES),
  ...courseShape,
  actions: actionsShape(VENDOR_RELATION_ACTIONS),
})
export type RelatedBuyer = z.output<typeof relatedBuyerShape>

/** One of them with all that its page shows. */
export const relatedBuyerPageShape = relatedBuyerShape.extend({
  phone: z.string(),
  website: z.string(),
  address: z.string(),
  /** The vendor's own, for whoever asked for nothing. */
  defaults: z.object({
    discount: z.number(),
    payment_term: z.number(),
    down_payment: z.number(),
  }),
})
export type RelatedBuyerPage = z.output<typeof relatedBuyerPageShape>
