/** Spec 1 §9, milliseconds. */
export const QUANTITY_CHECK_DELAY = 1_000
export const AUTOSAVE_IDLE = 5_000
/** A request holds at most so many lines. */
export const MOST_LINES = 1_000
/** Products that are made into cart lines in one call. */
export const LINES_AT_ONCE = 100
