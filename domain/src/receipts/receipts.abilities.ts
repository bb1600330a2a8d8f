import type { Feature } from '../kernel/features'
import { canMove } from '../kernel/machine'
import { receiptMachine, type ReceiptState } from './receipts.states'

export const RECEIPT_ACTIONS = ['correct'] as const
type ReceiptAction = (typeof RECEIPT_ACTIONS)[number]
export const VENDOR_RECEIPT_ACTIONS = ['approve', 'return', 'invoice'] as const
export type VendorReceiptAction = (typeof VENDOR_RECEIPT_ACTIONS)[number]

/** Returns which actions a buyer's user may take on a receipt now. */
export const receiptActions = (
  { features }: { features: ReadonlySet<Feature> },
  state: ReceiptState,
): Record<ReceiptAction, boolean> => ({
  correct: features.has('receipts.create') && canMove(receiptMachine, state, 'correct'),
})

/** Returns which actions the vendor may take on a receipt now. */
export const vendorReceiptActions = (
  state: ReceiptState,
): Record<VendorReceiptAction, boolean> => ({
  approve: canMove(receiptMachine, state, 'approve'),
  return: canMove(receiptMachine, state, 'return'),
  invoice: canMove(receiptMachine, state, 'invoice'),
})
