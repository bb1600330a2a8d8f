/** Spec 2 §9. */
export const HITS_PER_PAGE = 9
/** Of the product search within a request (Spec 1 §9). */
export const PICKER_HITS = 10
export const BRAND_FACETS = { shown: 5, expanded: 30 } as const
export const VENDOR_FACETS = { shown: 5, expanded: 50 } as const
/** Before a line is handed to the cart, milliseconds. */
export const ADD_TO_CART_DELAY = 1_000
export const SKU_SHOWN_CHARACTERS = 30

/** The search protocol's public names (`wire.md`, Rulings: Search). */
export const SEARCH_APPLICATION = 'pasok'
export const SEARCH_KEY = 'public'
export const PRODUCTS_INDEX = 'products'
/** At most so many products in one look-up of the company's prices. */
export const PRICES_AT_ONCE = 100
