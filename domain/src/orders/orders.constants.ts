/** Spec 2 §9. */
export const ORDERS_PAGE_SIZE = 20
