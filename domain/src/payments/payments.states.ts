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
 * The life of one payment of one or several invoices (`docs/domain.md` §6; Spec 2 §4). One by
 * virtual account begins before its gateway is asked, so that an answer that is lost is asked for
 * again under the same reference; a transfer waits at once.
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
    // A gateway may tell of money before its answer about the account has arrived.
    receive: { from: ['Creating', 'Waiting Payment'], to: 'Paid', by: ['system'] },
    // Failed: an account that its gateway disowned, or never told of, was paid all the same.
    'receive-late': { from: ['Expired', 'Failed'], to: 'Paid', by: ['system'] },
    expire: { from: ['Waiting Payment'], to: 'Expired', by: ['system'] },
    'give-up': { from: ['Waiting Payment'], to: 'Given Up', by: ['buyer'] },
  },
})

/** True while its invoices can't be paid otherwise. */
export const isLive = (state: PaymentState): boolean =>
  state === 'Creating' || state === 'Waiting Payment' || state === 'Review Payment'
