/** Spec 2 §9: a virtual account is there for so long. */
export const VIRTUAL_ACCOUNT_HOURS = 12
/** Payments on a page. */
export const PAYMENTS_PAGE_SIZE = 10
/** Milliseconds until one is back at the invoices after a transfer was proved (Spec 2 §9). */
export const RETURN_AFTER_TRANSFER = 1_500
