/** Orders per page of the list (Spec 2 §9). */
export const ORDERS_PAGE_SIZE = 20
/** Maximum lengths of a courier's name and of a tracking number, in characters. */
export const LONGEST_COURIER = 80
export const LONGEST_TRACKING_NUMBER = 60
/** Maximum shipping cost, in whole rupiah. */
export const DEAREST_SHIPPING = 999_999_999_999
/** Maximum amount of a line after a change of its price, in whole rupiah. */
export const DEAREST_LINE = 999_999_999_999
/** Delay before the screen reloads after an approval, a rejection or an inbound (Spec 2 §9). */
export const RELOAD_AFTER_DECISION_MS = 1_000
/** Delay before the screen reloads after the upload of a proof (Spec 2 §9). */
export const RELOAD_AFTER_PROOF_MS = 2_500
/** Suggestions for the courier; any other name is accepted too. */
export const COMMON_COURIERS = ['JNE', 'J&T', 'SiCepat', 'POS Indonesia'] as const
/** Maximum number of recipients of one mail of an order. */
export const MAX_RECIPIENTS = 10
