import type { Rate } from '../kernel/contract'

/** Spec 2 §9. */
export const HITS_PER_PAGE = 9
/** Of the product search within a request (Spec 1 §9). */
export const PICKER_HITS = 10
export const BRAND_FACETS = { shown: 5, expanded: 30 } as const
export const VENDOR_FACETS = { shown: 5, expanded: 50 } as const
/** Before a line is handed to the cart, milliseconds. */
export const ADD_TO_CART_DELAY = 1_000
export const SKU_SHOWN_CHARACTERS = 30

/** Longer searches are cut, bytes of UTF-8: the search protocol takes no more. */
export const SEARCH_QUERY_BYTES = 512
/** Names of the search protocol (`wire.md`, Rulings: Search). */
export const PRODUCTS_INDEX = 'products'
export const SUGGESTIONS_INDEX = 'products_query_suggestions'
/** At most so many products in one look-up of the company's prices. */
export const PRICES_AT_ONCE = 100

/** Spec 2 §9. */
export const SUGGESTIONS_SHOWN = 5
/** A query is suggested once so many companies looked for it: none reads another's words. */
export const COMPANIES_FOR_SUGGESTION = 2
/** Searches count for a suggestion for so many days, and are then forgotten. */
export const SEARCHES_KEPT_DAYS = 90
/** What is longer is nothing that others would look for. */
export const RECORDED_QUERY_CHARACTERS = 512
/** A person settles on a query every few seconds at most. */
export const RECORD_QUERY_RATE: Rate = {
  name: 'record-query',
  per: 'person',
  most: 60,
  seconds: 300,
}

/** Kept in the browser, the latest first (Spec 2 §9). */
export const RECENT_SEARCHES = 3
/** Products that can be compared at once (Spec 2 §5). */
export const MOST_COMPARED = 5

/** Products offered in place of one that can't be had. */
export const SIMILAR_SHOWN = 6
/** Lines of a pasted list that are looked up in one call, and how long each may be. */
export const PASTED_AT_ONCE = 50
export const PASTED_CHARACTERS = 200
/** Lines of a pasted list altogether. */
export const PASTED_MOST = 500
/** Products offered for one line of it. */
export const PASTED_OFFERS = 5
