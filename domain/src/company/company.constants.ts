/** The country of an address when none is given (Spec 1 §9). */
export const DEFAULT_COUNTRY = { id: 1, name: 'Indonesia' } as const

/** Maximum number of addresses per company, because users choose from one list. */
export const MAX_ADDRESSES = 500

/** The stages of a company's registration, as in the provider's lists. */
export const COMPANY_STAGES = ['registering', 'waiting', 'returned', 'verified'] as const
