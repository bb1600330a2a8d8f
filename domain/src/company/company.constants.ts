/** Spec 1 §9: the country of an address unless said. */
export const DEFAULT_COUNTRY = { id: 1, name: 'Indonesia' } as const

/** Most addresses of a company: they are chosen from one list. */
export const MOST_ADDRESSES = 500

/** Where a company stands on its way in, as the provider's lists have it. */
export const COMPANY_STANDINGS = ['registering', 'waiting', 'returned', 'verified'] as const
