import { TABLE_ROWS } from '../kernel/limits'

export const INVOICES_PAGE_SIZE = TABLE_ROWS
/**
 * Days before its due date from which an invoice is marked as due soon, and at which the buyer is
 * notified (`docs/domain.md` §6, §7).
 */
export const DUE_SOON_DAYS = 3
/** Default range of a statement in days, and its maximum number of rows. */
export const STATEMENT_DAYS = 90
export const MAX_STATEMENT_ROWS = 2_000
