/** Percent and days that a relation can have. */
export const MOST_DISCOUNT = 100
export const DISCOUNT_DECIMALS = 2
export const LONGEST_TERM = 365

export const BUYERS_PAGE_SIZE = 25
/** Of a vendor for one buyer. */
export const MOST_SPECIAL_DISCOUNTS = 1_000
/** In a list of relations, of each; one relation alone is read with all. */
export const SPECIAL_DISCOUNTS_LISTED = 100
/** In one request. */
export const MOST_ASKED_PRODUCTS = 100

/** How a vendor looks at its buyers: who waits, who buys, and all others. */
export const BUYER_GROUPS = ['waiting', 'active', 'ended'] as const
export type BuyerGroup = (typeof BUYER_GROUPS)[number]
