import { defineMachine } from '../kernel/machine'

export const INVOICE_STATES = [
  'Ready to Payment',
  'Waiting Payment',
  'Review Payment',
  'Paid',
  'Withdrawn',
] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]
export type InvoiceEvent =
  | 'start-payment'
  | 'submit-proof'
  | 'refuse-proof'
  | 'confirm'
  | 'receive'
  | 'receive-late'
  | 'expire'
  | 'give-up'
  | 'fail'
  | 'withdraw'

/**
 * The states of an invoice (`docs/domain.md` §6; Spec 2 §4). An invoice of 0 is Paid at issue; its
 * payment's events move the invoice as well (`payments.states.ts`).
 */
export const invoiceMachine = defineMachine({
  name: 'invoice',
  states: INVOICE_STATES,
  initial: ['Ready to Payment', 'Paid'],
  events: {
    'start-payment': { from: ['Ready to Payment'], to: 'Waiting Payment', by: ['buyer'] },
    'submit-proof': { from: ['Waiting Payment'], to: 'Review Payment', by: ['buyer'] },
    'refuse-proof': { from: ['Review Payment'], to: 'Waiting Payment', by: ['vendor', 'provider'] },
    confirm: { from: ['Review Payment'], to: 'Paid', by: ['vendor', 'provider'] },
    receive: { from: ['Waiting Payment'], to: 'Paid', by: ['system'] },
    // The exact amount arrived after the virtual account had expired.
    'receive-late': { from: ['Ready to Payment'], to: 'Paid', by: ['system'] },
    expire: { from: ['Waiting Payment'], to: 'Ready to Payment', by: ['system'] },
    'give-up': { from: ['Waiting Payment'], to: 'Ready to Payment', by: ['buyer'] },
    // The gateway refused to create an account.
    fail: { from: ['Waiting Payment'], to: 'Ready to Payment', by: ['system'] },
    withdraw: { from: ['Ready to Payment'], to: 'Withdrawn', by: ['vendor'] },
  },
})
