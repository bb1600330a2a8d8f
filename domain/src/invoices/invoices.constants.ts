/** Spec 2 §9. */
export const INVOICES_PAGE_SIZE = 10
/** Days before its due date from which an invoice is marked as due soon (`docs/domain.md` §7). */
export const DUE_SOON_DAYS = 3
/** Invoices paid together at most. */
export const MOST_MERGED = 100
