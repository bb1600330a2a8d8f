/** Rows per page of the list (Spec 1 §9). */
export const REQUESTS_PAGE_SIZE = 10

/** Maximum number of drafts offered for adding products; the list shows the others. */
export const MAX_OPEN_SHOWN = 100

/** Days for which a rejected request is listed, and a to-do of its author (`docs/domain.md` §8, §10). */
export const REJECTED_SHOWN_DAYS = 30
