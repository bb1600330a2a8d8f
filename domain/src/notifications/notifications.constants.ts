/** The hour, by a company's calendar, of the day's mail and of what the calendar tells. */
export const DIGEST_HOUR = 7
export const DATED_HOUR = 8

/** Days before an invoice is due that this is told (`docs/domain.md` §7). */
export const DUE_TOLD_DAYS = 3
/** Days after that, in which it is told that it is overdue: what is older was told long ago. */
export const OVERDUE_TOLD_DAYS = 7

/** Days that what was read is kept, and what never was. */
export const READ_KEPT_DAYS = 180
export const UNREAD_KEPT_DAYS = 365

/** Minutes in which several moves of one order share one entry. */
export const FOLDED_MINUTES = 10

/** Lines of the day's mail; the rest is counted. */
export const DIGEST_LINES = 50
