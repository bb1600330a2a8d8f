/** Decimal places of received quantities (Spec 2 §9). */
export const RECEIVED_DECIMALS = 2
export const RECEIPTS_PAGE_SIZE = 20
/** Time by which a device's clock may be ahead of the server's; such times count as now. */
export const CLOCKS_DIFFER_BY_MS = 5 * 60_000

/** Reasons for receiving less of an item than ordered. */
export const SHORTAGES = ['not-delivered', 'damaged', 'wrong-item', 'refused', 'other'] as const
export type Shortage = (typeof SHORTAGES)[number]
