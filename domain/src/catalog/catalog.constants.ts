import type { Rate } from '../kernel/contract'

/** Hits per page of the product search (Spec 2 §9). */
export const HITS_PER_PAGE = 9
/** Hits per page of the product search within a request (Spec 1 §9). */
export const PICKER_HITS = 10
/** Brands in the filter: at first, and expanded (Spec 2 §9). */
export const BRAND_FACETS = { shown: 5, expanded: 30 } as const
/** Vendors in the filter: at first, and expanded (Spec 2 §9). */
export const VENDOR_FACETS = { shown: 5, expanded: 50 } as const
/** Delay before a line is added to the cart (Spec 2 §9). */
export const ADD_TO_CART_DELAY_MS = 1_000
/** Characters of a SKU that are shown (Spec 1 §9). */
export const SKU_SHOWN_CHARACTERS = 30

/** Maximum length of a search in bytes of UTF-8, the limit of the search protocol; longer searches are cut. */
export const SEARCH_QUERY_BYTES = 512
/** Index names of the search protocol. */
export const PRODUCTS_INDEX = 'products'
export const SUGGESTIONS_INDEX = 'products_query_suggestions'
/** Maximum number of products in one request for the company's prices. */
export const PRICES_AT_ONCE = 100

/** Query suggestions shown below the search field (Spec 2 §9). */
export const SUGGESTIONS_SHOWN = 5
/**
 * Number of companies that must search for a query before it is suggested, so that no company reads
 * another's searches.
 */
export const COMPANIES_FOR_SUGGESTION = 2
/** Days for which searches count towards suggestions; older ones are deleted. */
export const SEARCH_LIFETIME_DAYS = 90
/** Longer queries are not recorded, because other companies would not search for them. */
export const RECORDED_QUERY_CHARACTERS = 512
/** A user finishes a query every few seconds at most. */
export const RECORD_QUERY_RATE: Rate = {
  name: 'record-query',
  per: 'person',
  max: 60,
  seconds: 300,
}

/** Number of recent searches stored in the browser, latest first (Spec 2 §9). */
export const RECENT_SEARCHES = 3
/** Maximum number of products in a comparison (Spec 2 §5, §9). */
export const MAX_COMPARED = 5

/** Number of alternatives shown for a product that is unavailable. */
export const SIMILAR_SHOWN = 6
/** Maximum number of lines of a pasted list per request, and maximum length of each. */
export const PASTED_AT_ONCE = 50
export const PASTED_CHARACTERS = 200
/** Maximum number of lines of a pasted list. */
export const MAX_PASTED_LINES = 500
/** Maximum number of products offered for one line of a pasted list. */
export const PASTED_OFFERS = 5
