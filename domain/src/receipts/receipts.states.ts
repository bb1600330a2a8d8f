import { defineMachine } from '../kernel/machine'

export const RECEIPT_STATES = [
  'Good Receive Note Submit',
  'Ready to Invoice',
  'Invoicing',
  'Rejected',
  'Closed',
] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]
export type ReceiptEvent =
  | 'approve'
  | 'close'
  | 'return'
  | 'correct'
  | 'invoice'
  | 'withdraw-invoice'

/** The states of a goods receipt (`docs/domain.md` §6; Spec 2 §4). */
export const receiptMachine = defineMachine({
  name: 'goods receipt',
  states: RECEIPT_STATES,
  initial: ['Good Receive Note Submit'],
  events: {
    approve: { from: ['Good Receive Note Submit'], to: 'Ready to Invoice', by: ['vendor'] },
    // The vendor confirms that nothing was received, so there is nothing to invoice.
    close: { from: ['Good Receive Note Submit'], to: 'Closed', by: ['vendor'] },
    return: { from: ['Good Receive Note Submit'], to: 'Rejected', by: ['vendor'] },
    correct: { from: ['Rejected'], to: 'Good Receive Note Submit', by: ['buyer'] },
    invoice: { from: ['Ready to Invoice'], to: 'Invoicing', by: ['vendor'] },
    'withdraw-invoice': { from: ['Invoicing'], to: 'Ready to Invoice', by: ['vendor'] },
  },
})
