import type { Rate } from '../kernel/contract'

/** More accounts than this no company has. */
export const MOST_BANK_ACCOUNTS = 20

/** Each is a question to a bank, which is paid for. */
export const INQUIRY_RATE: Rate = {
  name: 'account-inquiry',
  per: 'person',
  most: 30,
  seconds: 60 * 60,
}

/** Milliseconds for which a copied number says so (Spec 2 §9). */
export const COPIED_MS = 2_000

/** The ways to pay that a bank is asked for (Spec 2 §9). */
export const BANK_PAYMENTS = ['Virtual Account', 'Manual Bank Transfer'] as const
