import type { Rate } from '../kernel/contract'

/** Enough for any user, while stopping scripts. */
export const FEEDBACK_RATE: Rate = { name: 'feedback', per: 'person', max: 20, seconds: 3600 }

/** Delay between submitting feedback and sending it (Spec 1 §4, §9). */
export const FEEDBACK_DELAY_MS = 1500
