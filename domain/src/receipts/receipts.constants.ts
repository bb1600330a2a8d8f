/** Spec 2 §9: quantities are received by hundredths. */
export const RECEIVED_DECIMALS = 2
export const RECEIPTS_PAGE_SIZE = 20
/** Milliseconds by which a device's clock may be ahead of ours: what was received then was received now. */
export const CLOCKS_DIFFER_BY = 5 * 60_000

/** Why less of an item was received than ordered. */
export const SHORTAGES = ['not-delivered', 'damaged', 'wrong-item', 'refused', 'other'] as const
export type Shortage = (typeof SHORTAGES)[number]
