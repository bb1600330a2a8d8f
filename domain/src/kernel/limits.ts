/** Rows per page of a table, unless specified otherwise (Spec 2 §9). */
export const TABLE_ROWS = 10

/** Maximum lengths of typed texts, in characters. */
export const LONGEST_NAME = 200
export const LONGEST_NOTE = 2_000
export const LONGEST_SEARCH = 100
/** Maximum number of criteria in one list search. */
export const MAX_CRITERIA = 8

export const MAX_PAGE_SIZE = 100
