/** How long typing pauses before a quantity is checked (Spec 1 §9). */
export const QUANTITY_CHECK_DELAY_MS = 1_000
/** How long a draft stays unchanged before it is saved automatically (Spec 1 §9). */
export const AUTOSAVE_IDLE_MS = 5_000
/** Maximum number of lines in a request. */
export const MAX_LINES = 1_000
/** Maximum number of products turned into cart lines in one request. */
export const LINES_AT_ONCE = 100
