/**
 * Maximum rows of the longest sheet in an immediately streamed report; larger reports are made in
 * the background.
 */
export const MAX_LINES_AT_ONCE = 100_000
/** The sheets with a row per document or line. */
export const LISTS = ['orders', 'items', 'receipts', 'invoices'] as const
/** Days for which a background report's file is stored. */
export const DOWNLOAD_LIFETIME_DAYS = 7
/** Days for which a report remains in the list. */
export const DOWNLOAD_LISTED_DAYS = 30
/** Maximum number of a user's reports made at the same time. */
export const MAX_MAKING = 3
