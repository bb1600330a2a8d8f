/** Where goods are received; a link names the package. */
export const RECEIPTS_PATH = '/dashboard/good-receipt-note'
