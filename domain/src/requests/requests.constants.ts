/** Spec 1 §9. */
export const REQUESTS_PAGE_SIZE = 10
/** Milliseconds without a change until the cart is saved by itself. */
export const AUTOSAVE_IDLE = 5_000
