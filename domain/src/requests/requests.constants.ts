/** Spec 1 §9. */
export const REQUESTS_PAGE_SIZE = 10
/** Milliseconds without a change until the cart is saved by itself. */
export const AUTOSAVE_IDLE = 5_000

/** What the wire calls the department of a document without one (Spec 1 §2). */
export const NO_DEPARTMENT = 'generic'
