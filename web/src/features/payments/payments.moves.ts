import type { Transaction } from '@pasok/domain/payments/payments.model'
import { callReply } from '../../lib/api'

/** Where a payment is begun, by who makes the account. */
const BEGINNINGS = {
  oy: 'payByOyAccount',
  xendit: 'payByXenditAccount',
  page: 'payByTransferPage',
  transfer: 'payByTransfer',
} as const
export type Beginning = keyof typeof BEGINNINGS

/** The same for each try of one call. */
type KeyOf = (body: unknown) => string

export interface PaymentAsked {
  /** Invoice numbers. */
  document_referer: string[]
  bank_code: string
  bank_name: string
  bank_name_code: string
  /** Of the vendor, for a direct transfer. */
  account_number?: string
  /** What the person saw; another sum by now is refused. */
  amount: number
  direct_payment: boolean
  method: string
}

/** Begins the payment of invoices: one however often it is tried. */
export const beginPayment = (by: Beginning, body: PaymentAsked, keyOf: KeyOf) =>
  callReply(BEGINNINGS[by], { body, idempotencyKey: keyOf({ by, body }) })

/** Hands in the proof of a transfer by hand: an upload of one's own. */
export const submitTransferProof = (code: string, image: string, keyOf: KeyOf) =>
  callReply('submitPaymentProof', { body: { code, image }, idempotencyKey: keyOf({ code, image }) })

/** Gives up a transfer by hand that has no proof yet. */
export const giveUpPayment = ({ code, version }: Transaction, keyOf: KeyOf) =>
  callReply('giveUpTransfer', {
    body: { code, version },
    idempotencyKey: keyOf({ giveUp: code, version }),
  })
