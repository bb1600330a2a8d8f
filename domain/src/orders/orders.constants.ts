/** Spec 2 §9. */
export const ORDERS_PAGE_SIZE = 20
/** Characters of a courier's name and of a tracking number. */
export const LONGEST_COURIER = 80
export const LONGEST_TRACKING_NUMBER = 60
/** Whole rupiah: the most that a shipping may cost. */
export const DEAREST_SHIPPING = 999_999_999_999
/** Whole rupiah: the most that a line may come to by a change of its price. */
export const DEAREST_LINE = 999_999_999_999
/** Milliseconds until the screen reads again: after an approval, a rejection or an inbound, and after a proof (Spec 2 §9). */
export const RELOAD_AFTER_DECISION = 1_000
export const RELOAD_AFTER_PROOF = 2_500
/** What is offered where a courier is named; any other words do as well. */
export const COMMON_COURIERS = ['JNE', 'J&T', 'SiCepat', 'POS Indonesia'] as const
/** So many people get an order at once. */
export const MOST_RECIPIENTS = 10
