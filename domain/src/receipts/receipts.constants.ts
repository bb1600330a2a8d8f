/** Spec 2 §9: quantities are received by hundredths. */
export const RECEIVED_STEP = 0.01
export const RECEIPTS_PAGE_SIZE = 20
