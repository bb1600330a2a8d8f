/** Spec 1 §9, milliseconds. */
export const QUANTITY_CHECK_DELAY = 1_000
/** How long a removed line can be brought back. */
export const UNDO_DELAY = 8_000
/** A request holds at most so many lines. */
export const MOST_LINES = 1_000
