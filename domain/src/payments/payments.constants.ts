import { TABLE_ROWS } from '../kernel/limits'
import type { Rate } from '../kernel/contract'

/** Maximum number of accounts per company. */
export const MAX_BANK_ACCOUNTS = 20

/** Every inquiry is a paid request to a bank. */
export const INQUIRY_RATE: Rate = {
  name: 'account-inquiry',
  per: 'person',
  max: 30,
  seconds: 60 * 60,
}

/** Time for which the confirmation of copying is shown (Spec 2 §9). */
export const COPIED_MS = 2_000

/** Payment methods by which lists of banks are filtered (Spec 2 §9). */
export const BANK_PAYMENTS = ['Virtual Account', 'Manual Bank Transfer'] as const

/** The payment gateways, which also look up the holders of accounts. */
export const GATEWAYS = ['xendit', 'oy', 'sandbox'] as const
export type Gateway = (typeof GATEWAYS)[number]
/** The gateways' names on the screens (Spec 2 §9). */
export const GATEWAY_LABELS: Readonly<Record<Gateway, string>> = {
  xendit: 'Xendit',
  oy: 'OY Indonesia',
  sandbox: 'Sandbox',
}

/** Gateways whose callbacks are not signed: a callback only causes a query and proves nothing. */
export const UNPROVEN_CALLBACKS: ReadonlySet<Gateway> = new Set<Gateway>(['oy'])

/** Lifetime of a virtual account (Spec 2 §9). */
export const VIRTUAL_ACCOUNT_HOURS = 12
/** Maximum number of invoices in one payment. */
export const MAX_MERGED = 100
export const PAYMENTS_PAGE_SIZE = TABLE_ROWS
/** Delay before the screen returns to the invoices after a transfer was proved (Spec 2 §9). */
export const RETURN_AFTER_TRANSFER_MS = 1_500
/** Minimum time between two queries of a gateway about one payment, however many users view it. */
export const STATUS_CHECK_SECONDS = 5
/** Time for which a user's request waits for the gateway; a later response is shown at the next request. */
export const LOOK_SECONDS = 3
/**
 * Minimum time between two queries while the gateway creates the account, longer than its
 * response may take.
 */
export const ACCOUNT_CHECK_SECONDS = 30
/** Minimum and maximum time before an unfinished payment is queried again automatically. */
export const RETRY_SECONDS = 60
export const MAX_RETRY_SECONDS = 1_800
/**
 * Time after a virtual account's expiry at which it is queried once more, because money may be
 * in transit.
 */
export const CHECK_AFTER_EXPIRY_SECONDS = 10
/** Time after expiry at which a payment ends even without a response of its gateway. */
export const GIVE_UP_ASKING_HOURS = 24
export const CURRENCY = 'IDR'
/** Number of characters of a callback shown to the provider. */
export const CALLBACK_SHOWN = 2_000
/** Time for which processed callbacks are stored: those with money, and the others. */
export const MONEY_CALLBACK_LIFETIME_DAYS = 400
export const OTHER_CALLBACK_LIFETIME_DAYS = 90

/** Maximum number of rows per run of a cleanup; the next run continues. */
export const SWEPT_AT_ONCE = 1_000
/** Time after which an unprocessed callback is shown to the provider. */
export const CALLBACK_OVERDUE_SECONDS = 60
