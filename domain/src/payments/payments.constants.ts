/** Spec 2 §9: a virtual account is there for so long. */
export const VIRTUAL_ACCOUNT_HOURS = 12
/** Payments on a page. */
export const PAYMENTS_PAGE_SIZE = 10
