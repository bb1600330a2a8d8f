/** Spec 1 §9. */
export const REQUESTS_PAGE_SIZE = 10

/** Maximum number of drafts offered for adding products; the list shows the others. */
export const MAX_OPEN_SHOWN = 100
