/** Limits of a relation's terms, in percent and days. */
export const MAX_DISCOUNT = 100
export const DISCOUNT_DECIMALS = 2
export const LONGEST_TERM_DAYS = 365

export const BUYERS_PAGE_SIZE = 25
/** Maximum number of special discounts per buyer of a vendor. */
export const MAX_SPECIAL_DISCOUNTS = 1_000
/** Maximum number of special discounts per relation in a list; a single relation is returned with all. */
export const SPECIAL_DISCOUNTS_LISTED = 100
/** Maximum number of products in one relation request. */
export const MAX_REQUESTED_PRODUCTS = 100

/** The groups in a vendor's list of buyers: pending requests, active relations, and all others. */
export const BUYER_GROUPS = ['waiting', 'active', 'ended'] as const
export type BuyerGroup = (typeof BUYER_GROUPS)[number]
