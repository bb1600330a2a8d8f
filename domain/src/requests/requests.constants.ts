/** Spec 1 §9. */
export const REQUESTS_PAGE_SIZE = 10

/** Drafts offered to be added to; the others are found in the list. */
export const MOST_OPEN_SHOWN = 100
