/** The hours in the company's time zone of the daily mail and of notifications about due dates. */
export const DIGEST_HOUR = 7
export const DATED_HOUR = 8

/**
 * Days after the due date within which an overdue notification is sent; older invoices have been
 * notified before.
 */
export const OVERDUE_NOTICE_DAYS = 7

/** Days for which read and unread notifications are stored. */
export const READ_LIFETIME_DAYS = 180
export const UNREAD_LIFETIME_DAYS = 365

/** Minutes within which several moves of one order are grouped into one entry. */
export const FOLDED_MINUTES = 10

/** Maximum number of lines in the daily mail; further notifications are only counted. */
export const DIGEST_LINES = 50
