/**
 * Days until the due date within which an unpaid invoice is a to-do on the home screen
 * (`docs/domain.md` §8). Lists mark it later, from `DUE_SOON_DAYS` on.
 */
export const TODO_DUE_WITHIN_DAYS = 7

/**
 * Days after shipping from which the home screen shows a package as late: about twice what couriers
 * need for remote islands (`docs/domain.md` §8).
 */
export const DELIVERY_LATE_AFTER_DAYS = 14

/** Maximum number of days in a range: ten years including leap days (`docs/domain.md` §8). */
export const LONGEST_RANGE_DAYS = 3653

/** Maximum number of days in a range whose chart has a point for each day; longer ones have one for each month. */
export const MAX_DAYS_BY_DAY = 62
