/** Rows on a page of a table, unless something else is said of it (Spec 2 §9). */
export const TABLE_ROWS = 10

/** Longest texts that people type, in characters. */
export const LONGEST_NAME = 200
export const LONGEST_NOTE = 2_000
export const LONGEST_SEARCH = 100
/** A list combines at most this many criteria. */
export const MOST_CRITERIA = 8

export const MAX_PAGE_SIZE = 100
