import type { Rate } from '../kernel/contract'

/** A person has much to say, a script says it faster. */
export const FEEDBACK_RATE: Rate = { name: 'feedback', per: 'person', most: 20, seconds: 3600 }

/** Spec 1 §4, §9: how long a submitted feedback is held before it is sent; ms. */
export const FEEDBACK_DELAY = 1500
