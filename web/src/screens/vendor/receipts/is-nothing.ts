import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'

/** Nothing of the package arrived: approved, it is closed and never invoiced. */
export const isNothing = ({ items }: VendorReceipt): boolean =>
  items.every(({ received }) => received === 0)
