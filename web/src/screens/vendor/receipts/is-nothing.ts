import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'

/**
 * Returns true when nothing of the package arrived: once approved, the package is closed without an invoice.
 */
export const isNothing = ({ items }: VendorReceipt): boolean =>
  items.every(({ received }) => received === 0)
