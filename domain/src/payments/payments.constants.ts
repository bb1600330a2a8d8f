import { TABLE_ROWS } from '../kernel/limits'

/** Spec 2 §9: a virtual account is there for so long. */
export const VIRTUAL_ACCOUNT_HOURS = 12
/** Invoices paid together at most. */
export const MOST_MERGED = 100
/** Payments on a page. */
export const PAYMENTS_PAGE_SIZE = TABLE_ROWS
/** Milliseconds until one is back at the invoices after a transfer was proved (Spec 2 §9). */
export const RETURN_AFTER_TRANSFER = 1_500
/** Seconds in which a gateway is asked about a payment at most once, however many look at it. */
export const ASK_EVERY_SECONDS = 5
/** So long who looks at a payment waits for it; what it says later is seen at the next look. */
export const LOOK_SECONDS = 3
/** The same while it makes the account: longer than it may take over its answer. */
export const ASK_FOR_ACCOUNT_EVERY_SECONDS = 30
/** Seconds after which a payment that its gateway has not settled is asked about again by itself, and at most. */
export const SETTLE_AGAIN_SECONDS = 60
export const SETTLE_AGAIN_AT_MOST = 1_800
/** Seconds after its end in which a virtual account is asked about: money may be on its way. */
export const SETTLE_AFTER_SECONDS = 10
/** Hours after its end from which a payment ends without an answer of its gateway. */
export const GIVE_UP_ASKING_HOURS = 24
/** What invoices are paid in. */
export const CURRENCY = 'IDR'
/** Letters of a callback that the provider is shown. */
export const CALLBACK_SHOWN = 2_000
/** Days that a callback is kept after it was done: one that brought money, and any other. */
export const MONEY_CALLBACKS_KEPT = 400
export const OTHER_CALLBACKS_KEPT = 90

/** Rows that one sweep takes; the next one finds the others. */
export const SWEPT_AT_ONCE = 1_000
/** A callback that is not done by then is shown to the provider. */
export const CALLBACK_OVERDUE_SECONDS = 60
