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
 * The life of an invoice (`docs/domain.md` §6; Spec 2 §4). One that comes to nothing is Paid at
 * issue; what happens to its payment happens to it (`payments.states.ts`).
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
    // Money that came after its virtual account had expired, in the exact amount.
    'receive-late': { from: ['Ready to Payment'], to: 'Paid', by: ['system'] },
    expire: { from: ['Waiting Payment'], to: 'Ready to Payment', by: ['system'] },
    'give-up': { from: ['Waiting Payment'], to: 'Ready to Payment', by: ['buyer'] },
    // The gateway refused to make an account.
    fail: { from: ['Waiting Payment'], to: 'Ready to Payment', by: ['system'] },
    withdraw: { from: ['Ready to Payment'], to: 'Withdrawn', by: ['vendor'] },
  },
})
