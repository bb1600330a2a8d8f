import { defineMachine } from '../kernel/machine'

export const PAYMENT_STATES = [
  'Creating',
  'Waiting Payment',
  'Review Payment',
  'Paid',
  'Expired',
  'Given Up',
  'Failed',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
export type PaymentEvent =
  | 'open'
  | 'fail'
  | 'submit-proof'
  | 'refuse'
  | 'confirm'
  | 'receive'
  | 'receive-late'
  | 'expire'
  | 'give-up'

/**
 * The states of a payment of one or several invoices (`docs/domain.md` §6; Spec 2 §4). A virtual
 * account starts in Creating, before the gateway is called, so that a lost response can be
 * requested again under the same reference; a transfer starts in Waiting Payment.
 */
export const paymentMachine = defineMachine({
  name: 'payment',
  states: PAYMENT_STATES,
  initial: ['Creating', 'Waiting Payment'],
  events: {
    open: { from: ['Creating'], to: 'Waiting Payment', by: ['system'] },
    fail: { from: ['Creating'], to: 'Failed', by: ['system'] },
    'submit-proof': { from: ['Waiting Payment'], to: 'Review Payment', by: ['buyer'] },
    refuse: { from: ['Review Payment'], to: 'Waiting Payment', by: ['vendor', 'provider'] },
    confirm: { from: ['Review Payment'], to: 'Paid', by: ['vendor', 'provider'] },
    // A gateway may report money before its response about the account has arrived.
    receive: { from: ['Creating', 'Waiting Payment'], to: 'Paid', by: ['system'] },
    // From Failed: an account that the gateway denied or never reported was paid nevertheless.
    'receive-late': { from: ['Expired', 'Failed'], to: 'Paid', by: ['system'] },
    expire: { from: ['Waiting Payment'], to: 'Expired', by: ['system'] },
    'give-up': { from: ['Waiting Payment'], to: 'Given Up', by: ['buyer'] },
  },
})

/** Returns whether the payment still blocks its invoices from being paid otherwise. */
export const isLive = (state: PaymentState): boolean =>
  state === 'Creating' || state === 'Waiting Payment' || state === 'Review Payment'
