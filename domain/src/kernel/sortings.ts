/** The sort orders of lists; the default is newest first. */
export const SORTINGS = ['newest', 'oldest', 'largest', 'smallest'] as const
/** The sort orders of invoices, which include the due date, earliest first. */
export const SORTINGS_OF_INVOICES = [...SORTINGS, 'due'] as const
export type Sorting = (typeof SORTINGS_OF_INVOICES)[number]
