/** Delays in milliseconds (Spec 1 §9). */
export const QUANTITY_CHECK_DELAY = 1_000
export const AUTOSAVE_IDLE = 5_000
/** Maximum number of lines in a request. */
export const MAX_LINES = 1_000
/** Maximum number of products turned into cart lines in one request. */
export const LINES_AT_ONCE = 100
