/** The orders in which a list can be requested; without one it is the newest first. */
export const SORTINGS = ['newest', 'oldest', 'largest', 'smallest'] as const
/** Also by due date, the earliest first. */
export const SORTINGS_OF_INVOICES = [...SORTINGS, 'due'] as const
export type Sorting = (typeof SORTINGS_OF_INVOICES)[number]
