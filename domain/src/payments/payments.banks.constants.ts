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

/** Milliseconds for which the confirmation of copying is shown (Spec 2 §9). */
export const COPIED_MS = 2_000

/** Payment methods by which lists of banks are filtered (Spec 2 §9). */
export const BANK_PAYMENTS = ['Virtual Account', 'Manual Bank Transfer'] as const
